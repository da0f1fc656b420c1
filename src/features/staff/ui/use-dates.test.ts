/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { clockOffsetStore } from "../../../lib/booking/today";
import { useDates } from "./use-dates";

const mockSite = { hours: { timeZone: "Europe/Athens" } };
jest.mock("../../../components/layout/site-context", () => ({ useSite: () => mockSite }));
jest.mock("../../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));

test("today and the days left are the property's, by the backend's clock", () => {
  // In Athens it is already the 26th.
  const now = Date.parse("2026-11-25T22:30:00Z");
  jest.useFakeTimers({ now });
  const { result } = renderHook(useDates);
  const { today, daysLeft } = result.current;
  expect([today(), daysLeft("2026-11-28", now)]).toEqual(["2026-11-26", 2]);
  clockOffsetStore.set(-86_400_000);
  expect([today(), daysLeft("2026-11-28", now)]).toEqual(["2026-11-25", 3]);
  jest.useRealTimers();
});
