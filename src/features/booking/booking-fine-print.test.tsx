/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { ratesAllYear } from "../../../tests/support/rates";
import { BookingFinePrint } from "./booking-fine-print";
import { stayCheckStore } from "./stay";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));
jest.mock("../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../../components/layout/site-context", () => ({ useSite: () => ({ legal: { propertyRegistry: null } }) }));

test("until it is known whether a short stay fills a gap, it has no total, and the text does not say that its price is elsewhere", () => {
  const rates = ratesAllYear(1);
  const terms = { guestsIncluded: 2, thirdGuestFee: 0, currency: "EUR", directDiscount: 0, seasonalFees: [], rates };
  const stay = { arrival: "2027-03-10", departure: "2027-03-12", guests: 2 };
  const { container } = render(
    <BookingFinePrint stay={stay} terms={terms as unknown as Queries.BookingTermsFragment} problem="" />,
  );
  expect(container.textContent).toContain("booking.price.note");
  expect(container.textContent).not.toMatch(/price\.(?:elsewhere|allForNights)/);
  act(() => stayCheckStore.set({ obstacle: () => null, hasGapDiscount: () => false }));
  expect(container.textContent).toContain("booking.price.allForNights");
});
