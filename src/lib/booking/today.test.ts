/** @jest-environment jsdom */
/** Midnight at the house, while a page is open. */
import { act, renderHook } from "@testing-library/react";
import { useToday } from "../../features/booking/use-today";
import { clockOffsetStore, followToday, useDay } from "./today";
import { setStay, stayStore, useKeptStay } from "./stay-store";

const timeZone = "Europe/Athens";
const mockSite = { hours: { timeZone } };
jest.mock("../../components/layout/site-context", () => ({ useSite: () => mockSite }));

/** Two minutes before midnight in Athens. */
const late = new Date("2026-11-27T21:58:00Z");

beforeEach(() => {
  jest.useFakeTimers({ now: late });
  clockOffsetStore.set(0);
});
afterEach(() => jest.useRealTimers());

test("calls back once, within a minute after midnight at the house", () => {
  const then = jest.fn();
  const stop = followToday(timeZone, then);
  jest.advanceTimersByTime(60_000);
  expect(then).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10 * 60_000);
  expect(then).toHaveBeenCalledTimes(1);
  stop();
});

test("calls back as soon as a page that was hidden over midnight becomes visible", () => {
  const then = jest.fn();
  const stop = followToday(timeZone, then);
  jest.setSystemTime(new Date("2026-11-28T07:00:00Z"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(then).toHaveBeenCalledTimes(1);
  stop();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(then).toHaveBeenCalledTimes(1);
});

test("calls back when the backend's clock shows that it is another day", () => {
  const then = jest.fn();
  const stop = followToday(timeZone, then);
  clockOffsetStore.set(-60_000);
  expect(then).not.toHaveBeenCalled();
  clockOffsetStore.set(10 * 3_600_000);
  expect(then).toHaveBeenCalledTimes(1);
  stop();
});

test("a component that shows today's date shows the next one after midnight", () => {
  const { result, unmount } = renderHook(() => useToday());
  expect(result.current).toBe("2026-11-27");
  act(() => jest.advanceTimersByTime(3 * 60_000));
  expect(result.current).toBe("2026-11-28");
  unmount();
});

test("an arrival on the day that has ended is no longer chosen", () => {
  const site = { ...mockSite, pageEngine: { maxGuests: 3, maxNights: 30 }, suites: [], own: undefined };
  // jsdom has no navigation entries.
  performance.getEntriesByType = () => [];
  const { unmount } = renderHook(() => useKeptStay(site));
  setStay({ arrival: "2026-11-27", departure: "2026-11-30", guests: 2 });
  window.history.replaceState(null, "", "/");
  act(() => jest.advanceTimersByTime(3 * 60_000));
  expect(stayStore.get()).toEqual({ arrival: "", departure: "", guests: 2 });
  unmount();
});

test("today's date is the house's, whatever the device's clock shows, once the backend has responded", () => {
  const { result, unmount } = renderHook(() => useToday());
  // The clock is ten hours behind, or two days ahead.
  act(() => clockOffsetStore.set(10 * 3_600_000));
  expect(result.current).toBe("2026-11-28");
  act(() => clockOffsetStore.set(-48 * 3_600_000));
  expect(result.current).toBe("2026-11-25");
  unmount();
});

test("`useDay` changes after midnight in the given time zone while a page is open", () => {
  jest.setSystemTime(new Date("2026-11-27T23:58:00Z"));
  const { result, unmount } = renderHook(() => [useDay("UTC"), useDay("Europe/Athens")]);
  expect(result.current).toEqual(["2026-11-27", "2026-11-28"]);
  act(() => jest.advanceTimersByTime(3 * 60_000));
  expect(result.current).toEqual(["2026-11-28", "2026-11-28"]);
  unmount();
});
