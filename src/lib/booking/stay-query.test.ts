import { namesStay, readStayQuery, stayParameters, withStayQuery } from "./stay-query";
import { textsIn } from "../../../tests/support/reading";
import { languages } from "../../settings/languages";
import { stayProblemTexts } from "./problem-texts";

const today = "2026-11-25";
const limits = { maxGuests: 3, maxNights: 30 };
const read = (search: string) => readStayQuery(search, today, limits);

test.each(["", "?q=ano+poli", "?checkin=&checkout=&guests="])("“%s” contains no stay", (search) => {
  expect(read(search)).toBeNull();
  expect(namesStay(search)).toBe(false);
});

test("without guests in the query, the stay fits the suite's limit", () => {
  expect(readStayQuery("?checkin=2026-12-04", today, { ...limits, maxGuests: 1 })?.stay.guests).toBe(1);
});

test.each(Object.values(stayParameters))("a query with only “%s” contains a stay", (name) => {
  expect(namesStay(`?${name}=2`)).toBe(true);
  expect(namesStay(`?from=mail&${name}=2`)).toBe(true);
  expect(namesStay(`?no${name}=2`)).toBe(false);
});

test.each([
  ["?checkin=2026-12-04&checkout=2026-12-08&guests=3", "2026-12-04", "2026-12-08", 3, []],
  ["?checkin=2026-12-04&nights=4", "2026-12-04", "2026-12-08", 2, []],
  ["?checkin=2026-12-04&nights=4&checkout=2026-12-08", "2026-12-04", "2026-12-08", 2, []],
  ["?checkin=2026-12-30&nights=3", "2026-12-30", "2027-01-02", 2, []],
  ["?checkin=2026-11-25&checkout=2026-11-26", "2026-11-25", "2026-11-26", 2, []],
  ["?guests=1", "", "", 1, []],
  ["?checkin=2026-12-04", "2026-12-04", "", 2, []],
  ["?checkin=2026-02-30&checkout=2026-12-08", "", "", 2, ["arrivalNoDay"]],
  ["?checkin=04/12/2026", "", "", 2, ["arrivalNoDay"]],
  ["?checkin=2226-12-04", "", "", 2, ["arrivalNoDay"]],
  ["?checkin=2026-11-24&checkout=2026-12-08&guests=3", "", "", 3, ["arrivalPast"]],
  ["?checkin=2026-12-04&checkout=tomorrow", "2026-12-04", "", 2, ["departureNoDay"]],
  ["?checkin=2026-12-04&checkout=2026-12-04", "2026-12-04", "", 2, ["departureOrder"]],
  ["?checkin=2026-12-04&nights=0", "2026-12-04", "", 2, ["nightsNoNumber"]],
  ["?checkin=2026-12-04&nights=few", "2026-12-04", "", 2, ["nightsNoNumber"]],
  ["?checkin=2026-12-04&checkout=2026-12-08&nights=few", "2026-12-04", "2026-12-08", 2, ["nightsNoNumber"]],
  ["?checkin=2026-12-04&checkout=2026-12-08&nights=0", "2026-12-04", "2026-12-08", 2, ["nightsNoNumber"]],
  ["?checkin=2026-12-04&checkout=tomorrow&nights=4", "2026-12-04", "2026-12-08", 2, ["departureNoDay"]],
  ["?checkin=2026-12-04&checkout=tomorrow&nights=few", "2026-12-04", "", 2, ["departureNoDay", "nightsNoNumber"]],
  ["?checkin=2026-12-04&checkout=2026-12-04&nights=few", "2026-12-04", "", 2, ["nightsNoNumber", "departureOrder"]],
  ["?checkin=2026-12-04&checkout=2026-12-08&nights=5", "2026-12-04", "", 2, ["nightsDisagree"]],
  ["?checkin=2026-12-04&nights=31", "2026-12-04", "", 2, ["nightsTooMany"]],
  ["?checkout=2026-12-08", "", "", 2, ["arrivalMissing"]],
  ["?checkin=2026-12-04&nights=4&guests=4", "2026-12-04", "2026-12-08", 2, ["guestsRange"]],
  ["?checkin=2026-12-04&nights=4&guests=0", "2026-12-04", "2026-12-08", 2, ["guestsRange"]],
  ["?checkin=2026-11-01&nights=4&guests=two", "", "", 2, ["arrivalPast", "guestsRange"]],
])(
  "%s: uses the valid parts and reports the others; without a valid arrival, the departure is left out",
  (search, arrival, departure, guests, problems) => {
    expect(read(search)).toEqual({ stay: { arrival, departure, guests }, problems });
  },
);

test.each([
  ["", "2026-12-04", "2026-12-08", "?checkin=2026-12-04&checkout=2026-12-08&guests=2"],
  [
    "?q=market&checkin=2026-01-01&nights=2",
    "2026-12-04",
    "2026-12-08",
    "?q=market&checkin=2026-12-04&checkout=2026-12-08&guests=2",
  ],
  ["?checkin=2026-12-04&nights=2&guests=3", "", "", ""],
  ["?q=market&guests=3", "", "", "?q=market"],
  ["", "2026-12-04", "", "?checkin=2026-12-04&guests=2"],
])("only the stay is replaced in “%s”", (search, arrival, departure, expected) => {
  expect(withStayQuery(search, { arrival, departure, guests: 2 })).toBe(expected);
});

test.each(languages)(
  "in %s, the message for a past arrival mentions no link: the day may have been chosen on the page",
  (language) => {
    const [namespace = "", ...name] = stayProblemTexts.arrivalPast.split(".");
    expect(textsIn(namespace, language)(name.join("."))).not.toMatch(/link|σύνδεσμο|συνδέσμου/);
  },
);
