import {
  type LimitedEngine,
  inSuite,
  stayOfSuiteInUrl,
  stayOnArrival,
  suiteOf,
  withSuiteProblem,
} from "./chosen-suite";
import { emptyStay, readStay } from "./kept-stay";
import { stayOnArrival as stayInOnlySuite } from "./only-suite";
import { withStayQuery } from "./stay-query";

const suites = [{ slug: "luxury-suite" }, { slug: "garden-suite" }, { slug: "roof" }];
const stay = { arrival: "2026-12-04", departure: "2026-12-08", guests: 3 };

test.each([
  ["the first one if none is named", undefined, undefined, undefined, "luxury-suite"],
  ["the chosen one before the page's own and that of the tab", "roof", "garden-suite", "luxury-suite", "roof"],
  ["the page's own if none is chosen", undefined, "garden-suite", "roof", "garden-suite"],
  ["that of the tab on a page that is not about a suite", undefined, undefined, "roof", "roof"],
  ["the next one if an id names no suite", "cellar", "vault", "garden-suite", "garden-suite"],
])("the suite is %s", (_, chosen, own, before, expected) => {
  expect(suiteOf({ suites, own }, chosen, before)?.slug).toBe(expected);
});

test("no suite is chosen in a house with one suite", () => {
  const one: typeof suites = [];
  expect(suiteOf({ suites: one, own: "luxury-suite" }, "garden-suite")).toBeUndefined();
  expect(stayOfSuiteInUrl({}, "?suite=roof")).toBeUndefined();
  expect(withSuiteProblem([], {}, "?suite=cellar")).toEqual([]);
});

test("a suite takes no more guests than it has room for", () => {
  const roof = (maxGuests: number) => ({ slug: "roof", bookingEngine: { maxGuests } as LimitedEngine });
  expect(inSuite(stay, roof(2))).toEqual({ ...stay, guests: 2, suite: "roof" });
  expect(inSuite(stay, roof(4))).toEqual({ ...stay, suite: "roof" });
});

test.each([stayOnArrival, stayInOnlySuite])("a house for one guest shows and sends one guest", (arrive) => {
  expect(arrive({ maxGuests: 1 }, emptyStay, "").guests).toBe(1);
  expect(arrive({ maxGuests: 3 }, emptyStay, "").guests).toBe(2);
  expect(arrive({ maxGuests: 3 }, stay, "")).toEqual(stay);
});

test.each([
  ["the tab's suite, if the URL names an older one", "?suite=luxury-suite", undefined, true, "roof"],
  ["the page's own, if the URL names that one", "?suite=garden-suite", "garden-suite", true, "garden-suite"],
  ["the page's own, if the URL names none", "", "garden-suite", true, "garden-suite"],
  ["the tab's suite, which was chosen on another suite's page", "?suite=luxury-suite", "garden-suite", true, "roof"],
  ["the URL's suite, for a guest who has not come back", "?suite=luxury-suite", undefined, false, "luxury-suite"],
])("a page that the guest opens or comes back to shows %s", (_, search, own, isBack, expected) => {
  const booked = suites.map((suite) => ({ ...suite, bookingEngine: { maxGuests: 3 } as LimitedEngine }));
  const page = { maxGuests: 3, suites: booked, own };
  expect(stayOnArrival(page, { ...stay, suite: "roof" }, search, isBack).suite).toBe(expected);
  expect(stayOnArrival(page, stay, "?suite=roof", isBack).suite).toBe("roof");
});

test("the URL carries the suite, also without days, and keeps other parameters", () => {
  const query = withStayQuery("?ref=a&suite=roof&checkin=2026-12-01", { ...stay, suite: "garden-suite" });
  expect(query).toBe("?ref=a&suite=garden-suite&checkin=2026-12-04&checkout=2026-12-08&guests=3");
  expect(withStayQuery("", { ...emptyStay, suite: "roof" })).toBe("?suite=roof");
  expect(stayOfSuiteInUrl({ suites }, query)).toEqual(emptyStay);
  expect(stayOfSuiteInUrl({ suites }, "?suite=%20")).toBeUndefined();
  expect(withSuiteProblem([], { suites }, query)).toEqual([]);
  expect(withSuiteProblem(["guestsRange"], { suites }, "?suite=cellar")).toEqual(["guestsRange", "suiteUnknown"]);
});

test("in a house with one suite, the stay does not change the parameter `suite` of a URL", () => {
  expect(withStayQuery("?suite=b", stay)).toBe("?suite=b&checkin=2026-12-04&checkout=2026-12-08&guests=3");
});

test("a stored stay keeps its suite, unless the suite is not a string", () => {
  expect(readStay({ ...stay, suite: "roof" }, "2026-11-21")).toEqual({ ...stay, suite: "roof" });
  expect(readStay({ ...stay, suite: 7 }, "2026-11-21")).toEqual(stay);
});
