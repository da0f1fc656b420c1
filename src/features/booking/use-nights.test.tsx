/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import type { Rates } from "../../lib/booking/rates";
import { useNights } from "./use-nights";

const mockStop = jest.fn();
const mockFollow = jest.fn<() => void, unknown[]>(() => mockStop);
jest.mock("./availability-store", () => ({ followNights: (...given: unknown[]) => mockFollow(...given) }));
jest.mock("../../components/layout/site-context", () => ({
  useSite: () => ({ suite: { slug: "roof" }, bookingEngine: { maxNights: 30 } }),
}));

const rates = { gaps: { discount: 10 } } as unknown as Rates;
const twoNights = { arrival: "2026-12-08", departure: "2026-12-10", guests: 2 };

const show = async (stay: typeof twoNights, given: Rates | null, today = "2026-12-01") => {
  const shown = renderHook(() => useNights(stay, given, today));
  await act(() => Promise.resolve());
  return shown;
};
beforeEach(() => jest.clearAllMocks());

test.each([
  ["a stay that may fill a gap", twoNights],
  ["a longer stay", { ...twoNights, departure: "2026-12-15" }],
])("follows the nights of the suite for %s, until the page is left", async (_, stay) => {
  const { unmount } = await show(stay, rates);
  expect(mockFollow).toHaveBeenCalledWith({ rates, maxNights: 30 }, "2026-12-01", "roof");
  unmount();
  expect(mockStop).toHaveBeenCalledTimes(1);
});

test.each([
  ["a stay without a departure", { ...twoNights, departure: "" }, rates, "2026-12-01"],
  ["a house without rates", twoNights, null, "2026-12-01"],
  ["a page that has not hydrated", twoNights, rates, ""],
])("loads nothing for %s", async (_, stay, given, today) => {
  await show(stay, given, today);
  expect(mockFollow).not.toHaveBeenCalled();
});
