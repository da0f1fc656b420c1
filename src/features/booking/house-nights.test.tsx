/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { HouseNights } from "./house-nights";

jest.mock("gatsby", () => ({ graphql: () => "" }));
jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../../components/layout/site-context", () => ({
  useSite: () => ({ hours: { timeZone: "Europe/Athens" }, pageEngine: {} }),
}));
jest.mock("../../lib/booking/engine", () => ({ engineAddress: () => "https://booking.example/" }));

const terms = { guestsIncluded: 2, maxGuests: 3, thirdGuestFee: 0, seasonalFees: [], rates: null, currency: "EUR" };
const nights = (isStale: boolean): Queries.HouseNightsFragment => ({
  checkedAt: "2026-11-21T10:00:00.000Z",
  isStale,
  taken: [],
  offers: [{ arrival: "2026-12-08", departure: "2026-12-10", liftedMinimum: null }],
});

test.each([
  ["an offer is shown with the note that its price is an estimate", false],
  ["if the calendars are stale, neither offers nor that note are shown", true],
])("%s", (_, isStale) => {
  const { container } = render(
    <HouseNights nights={nights(isStale)} terms={terms as unknown as Queries.BookingTermsFragment} />,
  );
  expect(container.querySelector("a") !== null).toBe(!isStale);
  expect(container.textContent.includes("booking.offers.none")).toBe(isStale);
  expect(container.textContent.includes("booking.price.estimate")).toBe(!isStale);
});
