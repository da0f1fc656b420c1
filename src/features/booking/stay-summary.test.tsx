/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ratesAllYear } from "../../../tests/support/rates";
import type { Rates } from "../../lib/booking/rates";
import type { Text } from "../../lib/i18n/keys";
import { stayCheckStore } from "./stay";
import { StayRefusal, StaySummary, panelAnnouncement } from "./stay-summary";

const t: Text = (key, values) => [key, ...Object.values(values ?? {})].join(" | ");
jest.mock("../../lib/i18n/use-text", () => ({ useText: () => t }));
jest.mock("../../lib/i18n/use-language", () => ({ useLanguage: () => "en" }));

const stay = { arrival: "2027-01-07", departure: "2027-01-11", guests: 2 };

test("the arrival is announced as soon as it is chosen, with what to choose next", () => {
  const arrival = { changed: "days", stay: { ...stay, departure: "" }, total: null } as const;
  expect(panelAnnouncement(t, "en", arrival)).toBe("booking.calendar.arrivalChosen | Thursday 7 January 2027");
  expect(panelAnnouncement(t, "el", arrival)).toBe("booking.calendar.arrivalChosen | Πέμπτη 7 Ιανουαρίου 2027");
});

test("both days are announced with the price, a change of guests with the new price, and cleared days not at all", () => {
  const total = "€404";
  const price = "booking.price.allForNights | €404 | 4";
  expect(panelAnnouncement(t, "en", { changed: "days", stay, total })).toBe(
    `booking.calendar.selectedRange | Thursday 7 January 2027 | Monday 11 January 2027. ${price}`,
  );
  expect(panelAnnouncement(t, "en", { changed: "guests", stay, total })).toBe(`common.guests | 2. ${price}`);
  const cleared = { arrival: "", departure: "", guests: 2 } as const;
  expect(panelAnnouncement(t, "en", { changed: "days", stay: cleared, total: null })).toBe("");
});

test("the total names the part that is paid at the house, unless there is none", () => {
  const fee = { amount: 2, from: "01-01", to: "12-31" };
  const terms = { guestsIncluded: 2, thirdGuestFee: 20, directDiscount: 0, rates: ratesAllYear(1), currency: "EUR" };
  stayCheckStore.set({ obstacle: () => null, hasGapDiscount: () => false });
  const noteWith = (seasonalFees: readonly (typeof fee)[]): string => {
    const given = { ...terms, seasonalFees } as unknown as Queries.BookingTermsFragment;
    const { unmount } = render(<StaySummary stay={stay} terms={given} />);
    const note = screen.getByText(/booking\.price\.total(?:Note|Includes)/).textContent;
    unmount();
    return note;
  };
  expect(noteWith([fee])).toBe("booking.price.totalNote | €8");
  expect(noteWith([])).toBe("booking.price.totalIncludes");
});

test("without a price for the nights, the direct discount is named, unless the stay is not possible", () => {
  const terms = { guestsIncluded: 2, thirdGuestFee: 20, directDiscount: 10, seasonalFees: [], currency: "EUR" };
  const isNamedFor = (days: object, rates: Rates | null): boolean => {
    const given = { ...terms, rates } as unknown as Queries.BookingTermsFragment;
    const { unmount } = render(<StaySummary stay={{ ...stay, ...days }} terms={given} />);
    const isNamed = screen.queryByText("booking.direct.short") !== null;
    unmount();
    return isNamed;
  };
  const rates = ratesAllYear(1);
  const ended = { ...rates, validUntil: "2026-12-31" };
  stayCheckStore.set({ obstacle: () => null, hasGapDiscount: () => false });
  expect(isNamedFor({ arrival: "", departure: "" }, rates)).toBe(true);
  expect(isNamedFor({}, null)).toBe(true);
  expect(isNamedFor({}, ended)).toBe(true);
  expect(isNamedFor({}, rates)).toBe(false);
  stayCheckStore.set({ obstacle: () => ({ kind: "taken", day: stay.arrival }), hasGapDiscount: () => false });
  expect(isNamedFor({}, rates)).toBe(false);
});

test("in a house with several suites, each suggested stay has its total in the chosen suite", () => {
  const rates = ratesAllYear(1);
  const terms = { guestsIncluded: 2, thirdGuestFee: 20, directDiscount: 0, seasonalFees: [], rates };
  stayCheckStore.set({
    obstacle: () => null,
    hasGapDiscount: ({ suite }) => (suite === "garden-suite" ? false : undefined),
  });
  const wanted = { arrival: "2027-01-07", departure: "2027-01-08" };
  render(
    <StayRefusal
      stay={{ ...stay, suite: "garden-suite" }}
      terms={terms as unknown as Queries.BookingTermsFragment}
      refusal={{ wanted, obstacle: { kind: "taken", day: wanted.arrival }, isLengthOpen: false }}
      rule={null}
      rules={{ availability: null, rates, maxNights: 30 }}
      today="2027-01-01"
      onChoose={() => undefined}
    />,
  );
  const suggested = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(suggested.length).toBeGreaterThan(0);
  for (const text of suggested) expect(text).toContain("€100");
});

test.each([
  ["with a departure, fewer nights or other dates are advised", false, "booking.nearest.none"],
  ["without a departure, other dates are advised: the guest has chosen no length", true, "booking.nearest.noneOpen"],
] as const)("if no stay is possible near the dates: %s", (_, isLengthOpen, text) => {
  const wanted = { arrival: "2027-01-07", departure: "2027-01-09" };
  render(
    <StayRefusal
      stay={stay}
      terms={{ maxGuests: 3 } as unknown as Queries.BookingTermsFragment}
      refusal={{ wanted, obstacle: { kind: "taken", day: wanted.arrival }, isLengthOpen }}
      rule={null}
      rules={{
        availability: {
          zone: "Europe/Athens",
          checkedAt: "2026-12-31T10:00:00Z",
          horizon: "2027-06-01",
          taken: [["2027-01-01", "2027-06-01"]],
          notOpen: [],
        },
        rates: null,
        maxNights: 30,
      }}
      today="2027-01-01"
      onChoose={() => undefined}
    />,
  );
  expect(screen.getByText(text)).toBeTruthy();
});
