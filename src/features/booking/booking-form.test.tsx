/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { DayField, GuestsField } from "./stay-fields";
import { setStay, stayStore } from "../../lib/booking/stay-store";
import { ratesAllYear } from "../../../tests/support/rates";
import { emptyStay } from "../../lib/booking/kept-stay";
import { BookingFinePrint } from "./booking-fine-print";
import { stayCheckStore } from "./stay";

jest.mock("../../lib/i18n/use-text", () => ({ useText: () => (key: string) => key }));

const names = { arrival: "checkin", departure: "checkout", guests: "guests" };

jest.mock("../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));
jest.mock("../../components/layout/site-context", () => ({
  useSite: () => ({ bookingEngine: { maxGuests: 3 }, legal: { propertyRegistry: null } }),
}));

test("saves all fields when they change at the same time, as on hydration", () => {
  render(
    <>
      <DayField names={names} end="arrival" today="2026-11-21" />
      <DayField names={names} end="departure" today="2026-11-21" />
      <GuestsField names={names} maxGuests={3} />
    </>,
  );
  act(() => {
    setStay({ arrival: "2026-12-01", departure: "2026-12-03", guests: 2 });
    fireEvent.change(screen.getByLabelText("booking.arrival.label"), { target: { value: "2026-12-04" } });
    fireEvent.change(screen.getByLabelText("booking.departure.label"), { target: { value: "2026-12-08" } });
    fireEvent.change(screen.getByLabelText("booking.guests.label"), { target: { value: "3" } });
  });
  expect(stayStore.get()).toEqual({ arrival: "2026-12-04", departure: "2026-12-08", guests: 3 });
});

test("without scripts, a day is required only if the engine accepts a form; otherwise it is just opened", () => {
  const isRequired = (given: typeof names | null): boolean => {
    const { unmount } = render(<DayField names={given} end="arrival" today="" />);
    const { required } = screen.getByLabelText<HTMLInputElement>("booking.arrival.label");
    unmount();
    return required;
  };
  expect(isRequired(names)).toBe(true);
  expect(isRequired(null)).toBe(false);
});

const termsWith = (rates: Queries.BookingTermsFragment["rates"]) =>
  ({
    maxGuests: 3,
    guestsIncluded: 2,
    thirdGuestFee: 0,
    currency: "EUR",
    directDiscount: 0,
    seasonalFees: [],
    rates,
  }) as unknown as Queries.BookingTermsFragment;
const rates = ratesAllYear(1);

test("while it is unknown whether a short stay fills a gap, no total is shown, and no note that the price is on another page", () => {
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

test.each([
  [3, true],
  [2, false],
])("in a suite for %i guests, the bar names the charge for a further guest: %s", (maxGuests, isNamed) => {
  const terms = { ...termsWith(rates), maxGuests };
  const { container } = render(<BookingFinePrint stay={emptyStay} terms={terms} today="" problem="" />);
  expect(container.textContent.includes("booking.thirdGuest.note")).toBe(isNamed);
});
