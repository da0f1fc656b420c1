import type { Stay } from "../../lib/booking/engine";
import { emptyStay } from "../../lib/booking/kept-stay";
import { chooseDay, nightsOf, stayFault, thirdGuestTotal, nextEnd } from "./stay";

const today = "2026-11-21";
const stay = (part: Partial<Stay>): Stay => ({ ...emptyStay, ...part });
const terms = { maxGuests: 3, guestsIncluded: 2, thirdGuestFee: 20 };

describe("choosing days", () => {
  it("takes the arrival, then the departure", () => {
    const first = chooseDay(emptyStay, "arrival", "2026-12-04");
    expect(first).toEqual({ stay: stay({ arrival: "2026-12-04" }), next: "departure" });
    expect(chooseDay(first.stay, first.next, "2026-12-08").stay).toEqual(
      stay({ arrival: "2026-12-04", departure: "2026-12-08" }),
    );
  });

  it("begins anew when the departure is not after the arrival", () => {
    const chosen = stay({ arrival: "2026-12-04", departure: "2026-12-08" });
    expect(chooseDay(chosen, "departure", "2026-12-04").stay).toEqual(stay({ arrival: "2026-12-04" }));
    expect(chooseDay(chosen, "departure", "2026-12-01").stay).toEqual(stay({ arrival: "2026-12-01" }));
  });

  it("keeps a later departure when the arrival moves", () => {
    const chosen = stay({ arrival: "2026-12-04", departure: "2026-12-08" });
    expect(chooseDay(chosen, "arrival", "2026-12-06").stay.departure).toBe("2026-12-08");
    expect(chooseDay(chosen, "arrival", "2026-12-08").stay.departure).toBe("");
  });

  it("takes a departure chosen first for the arrival", () => {
    expect(chooseDay(emptyStay, "departure", "2026-12-04").stay).toEqual(stay({ arrival: "2026-12-04" }));
  });
});

describe("the third guest", () => {
  it.each([
    [3, "2026-12-04", "2026-12-08", 80],
    [3, "2026-12-04", "2026-12-05", 20],
    [2, "2026-12-04", "2026-12-08", 0],
    [3, "2026-12-04", "", 0],
    [3, "", "", 0],
  ])("%p guests from %p to %p add %p", (guests, arrival, departure, total) => {
    expect(thirdGuestTotal(stay({ guests, arrival, departure }), terms)).toBe(total);
  });

  it("counts no nights when the departure is before the arrival", () => {
    expect(nightsOf(stay({ arrival: "2026-12-08", departure: "2026-12-04" }))).toBe(0);
  });
});

describe("what is wrong with a stay", () => {
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
  ])("%p: %p", (part, text) => expect(stayFault(stay(part), today, terms.maxGuests)?.text ?? null).toBe(text));
});

describe("obstacles in calendars and rules", () => {
  const whole = stay({ arrival: "2026-12-04", departure: "2026-12-08" });
  it.each([
    [{ kind: "taken", day: "2026-12-05" }, "arrival", "booking.error.taken"],
    [{ kind: "minimumNights", day: "2026-12-04", nights: 5 }, "departure", "booking.error.minimumNights"],
    [{ kind: "closedToDeparture", day: "2026-12-08" }, "departure", "booking.error.closedToDeparture"],
  ] as const)("%p is reported at the %s", (obstacle, at, text) => {
    expect(stayFault(whole, today, terms.maxGuests, () => obstacle)).toEqual({ at, text, obstacle });
  });

  it("are looked for only when the stay is otherwise valid", () => {
    const obstacleOf = jest.fn(() => null);
    stayFault(stay({ arrival: "2026-12-04" }), today, terms.maxGuests, obstacleOf);
    expect(obstacleOf).not.toHaveBeenCalled();
    expect(stayFault(whole, today, terms.maxGuests, obstacleOf)).toBeNull();
  });
});

test.each([
  ["", "", "arrival"],
  ["2026-12-04", "", "departure"],
  ["2026-12-04", "2026-12-08", "arrival"],
] as const)("after “%s” and “%s” the %s is chosen next", (arrival, departure, end) => {
  expect(nextEnd({ ...emptyStay, arrival, departure })).toBe(end);
});
