import type { Stay } from "../../lib/booking/engine";
import { emptyStay } from "../../lib/booking/kept-stay";
import { chooseDay, nextEnd, nightsOf, priceNote, stayFault } from "./stay";

const today = "2026-11-21";
const stay = (part: Partial<Stay>): Stay => ({ ...emptyStay, ...part });

describe("choosing days", () => {
  it("sets the arrival, then the departure", () => {
    const first = chooseDay(emptyStay, "arrival", "2026-12-04");
    expect(first).toEqual(stay({ arrival: "2026-12-04" }));
    expect(chooseDay(first, "departure", "2026-12-08")).toEqual(
      stay({ arrival: "2026-12-04", departure: "2026-12-08" }),
    );
  });

  it("starts a new stay when the departure is not after the arrival", () => {
    const chosen = stay({ arrival: "2026-12-04", departure: "2026-12-08" });
    expect(chooseDay(chosen, "departure", "2026-12-04")).toEqual(stay({ arrival: "2026-12-04" }));
    expect(chooseDay(chosen, "departure", "2026-12-01")).toEqual(stay({ arrival: "2026-12-01" }));
  });

  it("keeps a later departure when the arrival changes", () => {
    const chosen = stay({ arrival: "2026-12-04", departure: "2026-12-08" });
    expect(chooseDay(chosen, "arrival", "2026-12-06").departure).toBe("2026-12-08");
    expect(chooseDay(chosen, "arrival", "2026-12-08").departure).toBe("");
  });

  it("uses the first day chosen as the arrival, even if the departure was to be chosen", () => {
    expect(chooseDay(emptyStay, "departure", "2026-12-04")).toEqual(stay({ arrival: "2026-12-04" }));
  });
});

describe("the nights of a stay", () => {
  it.each([
    ["2026-12-04", "2026-12-08", 4],
    ["2026-12-04", "", 0],
    ["", "", 0],
    ["2026-12-08", "2026-12-04", 0],
  ])("counts the nights from %p to %p as %p", (arrival, departure, nights) => {
    expect(nightsOf(stay({ arrival, departure }))).toBe(nights);
  });
});

describe("the error of a stay", () => {
  it.each([
    [{}, null],
    [{ arrival: "2026-12-04", departure: "2026-12-08" }, null],
    [{ arrival: today, departure: "2026-11-22" }, null],
    [{ departure: "2026-12-08" }, "booking.error.arrivalRequired"],
    [{ arrival: "2026-12-04" }, "booking.error.departureRequired"],
    [{ arrival: "2026-11-20", departure: "2026-11-22" }, "booking.error.arrivalPast"],
    [{ arrival: "2026-12-04", departure: "2026-12-04" }, "booking.error.departureOrder"],
    [{ guests: 4 }, "booking.error.guests"],
    [{ guests: 0 }, "booking.error.guests"],
    [{ guests: 1.5 }, "booking.error.guests"],
  ])("for %p is %p", (part, text) => expect(stayFault(stay(part), today, 3)?.text ?? null).toBe(text));

  it("tells how many guests the suite takes", () =>
    expect(stayFault(stay({ guests: 3 }), today, 2)).toEqual({ at: "guests", text: "booking.error.guests", most: 2 }));
});

describe("obstacles in availability and rules", () => {
  const whole = stay({ arrival: "2026-12-04", departure: "2026-12-08" });
  it.each([
    [{ kind: "taken", day: "2026-12-05" }, "arrival", "booking.error.taken"],
    [{ kind: "minimumNights", day: "2026-12-04", nights: 5 }, "departure", "booking.error.minimumNights"],
    [{ kind: "closedToDeparture", day: "2026-12-08" }, "departure", "booking.error.closedToDeparture"],
  ] as const)("%p is reported at the %s", (obstacle, at, text) => {
    expect(stayFault(whole, today, 3, () => obstacle)).toEqual({ at, text, obstacle });
  });

  it("are checked only when the stay is otherwise valid", () => {
    const obstacleOf = jest.fn(() => null);
    stayFault(stay({ arrival: "2026-12-04" }), today, 3, obstacleOf);
    expect(obstacleOf).not.toHaveBeenCalled();
    expect(stayFault(whole, today, 3, obstacleOf)).toBeNull();
  });
});

test.each([
  ["", "", "arrival"],
  ["2026-12-04", "", "departure"],
  ["2026-12-04", "2026-12-08", "arrival"],
] as const)("after “%s” and “%s” the %s is chosen next", (arrival, departure, end) => {
  expect(nextEnd({ ...emptyStay, arrival, departure })).toBe(end);
});

test.each([
  ["before dates are chosen, it says when the price is shown", {}, null, false, true, "booking.price.note"],
  [
    "before dates are chosen, it says where the price is if the site shows no prices",
    {},
    null,
    false,
    false,
    "booking.price.elsewhere",
  ],
  [
    "while the departure is missing, it says when the price is shown",
    { arrival: "2029-03-10" },
    null,
    false,
    true,
    "booking.price.note",
  ],
  [
    "for dates without a total, it says where their price is",
    { arrival: "2029-03-10", departure: "2029-03-14" },
    null,
    false,
    true,
    "booking.price.elsewhere",
  ],
  [
    "for dates that cannot be booked, or whose total is not known yet, it says when the price is shown",
    { arrival: "2029-03-10", departure: "2029-03-14" },
    null,
    true,
    true,
    "booking.price.note",
  ],
  [
    "for dates that cannot be booked, it says where the price is if the site shows no prices",
    { arrival: "2029-03-10", departure: "2029-03-14" },
    null,
    true,
    false,
    "booking.price.elsewhere",
  ],
  [
    "beside a total, it says that the total is an estimate",
    { arrival: "2026-12-04", departure: "2026-12-08" },
    "€560",
    false,
    true,
    "booking.price.estimate",
  ],
] as const)("the note beside the price: %s", (_, part, total, isUnsettled, showsPrices, expected) => {
  expect(priceNote(stay(part), total, isUnsettled, showsPrices)).toBe(expected);
});
