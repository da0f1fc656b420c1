/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { ratesAllYear } from "../../../tests/support/rates";
import { emptyStay } from "../../lib/booking/kept-stay";
import { BookingFinePrint } from "./booking-fine-print";
import { stayCheckStore } from "./stay";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../../components/layout/site-context", () => ({ useSite: () => ({ legal: { propertyRegistry: null } }) }));

const termsWith = (rates: Queries.BookingTermsFragment["rates"]) =>
  ({
    guestsIncluded: 2,
    thirdGuestFee: 0,
    currency: "EUR",
    directDiscount: 0,
    seasonalFees: [],
    rates,
  }) as unknown as Queries.BookingTermsFragment;
const rates = ratesAllYear(1);

test("until it is known whether a short stay fills a gap, it has no total, and the text does not say that its price is elsewhere", () => {
  const stay = { arrival: "2027-03-10", departure: "2027-03-12", guests: 2 };
  const { container } = render(<BookingFinePrint stay={stay} terms={termsWith(rates)} today="2027-03-01" problem="" />);
  expect(container.textContent).toContain("booking.price.note");
  expect(container.textContent).not.toMatch(/price\.(?:elsewhere|allForNights)/);
  act(() => stayCheckStore.set({ obstacle: () => null, hasGapDiscount: () => false }));
  expect(container.textContent).toContain("booking.price.allForNights");
});

test.each([
  ["until the day is known", rates, "", "note"],
  ["on the last day of the rates", rates, "2027-12-31", "note"],
  ["once the rates have ended", rates, "2028-01-01", "elsewhere"],
  ["without rates", null, "", "elsewhere"],
] as const)("before dates are chosen, %s: the text says where or when the price is shown", (_, of, today, note) => {
  const { container } = render(<BookingFinePrint stay={emptyStay} terms={termsWith(of)} today={today} problem="" />);
  expect(container.textContent.match(/price\.\w+/g)).toEqual([`price.${note}`]);
});
