/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { useDay } from "./use-day";

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-27T23:58:00Z") }));
afterEach(() => jest.useRealTimers());

test("the day of an open page changes after midnight in its time zone", () => {
  const { result, unmount } = renderHook(() => [useDay("UTC"), useDay("Europe/Athens")]);
  expect(result.current).toEqual(["2026-11-27", "2026-11-28"]);
  act(() => jest.advanceTimersByTime(3 * 60_000));
  expect(result.current).toEqual(["2026-11-28", "2026-11-28"]);
  unmount();
});
