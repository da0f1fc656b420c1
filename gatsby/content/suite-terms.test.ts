/** A suite is booked with its own engine, rates and number of guests; what it does not say is the house's. */
import { join } from "node:path";
import type { Content } from "./content";
import { loadContent } from "./load";
import { localizedNodes } from "./localized-nodes";
import { absentFacts } from "./optional-facts";
import { engineOfSuite, suiteTerms } from "./suite-terms";

jest.setTimeout(60_000);

let one: Content;
let two: Content;
beforeAll(async () => {
  one = await loadContent(join(process.cwd(), "content"));
  const [luxury] = one.suites;
  const { rates } = one;
  if (luxury === undefined || rates === null) throw new Error("The demo has a suite and rates.");
  const garden: Content["suites"][number] = {
    ...luxury,
    id: "garden-suite",
    name: { en: "Garden Suite", el: "Σουίτα του κήπου" },
    maxGuests: 2,
    bookingEngine: { query: { ...one.site.bookingEngine.query, room: "garden" }, maxNights: 14 },
  };
  const seasons = rates.seasons.map((season) => ({ ...season, night: 500, minimumNights: 4 }));
  two = { ...one, suites: [luxury, garden], suiteRates: new Map([["garden-suite", { ...rates, seasons }]]) };
});

const fieldsOf = (content: Content, type: string) => localizedNodes(content, "en")[type]?.[0];

test("a field of the suite replaces that of the house, and a preset of its own replaces the whole engine", () => {
  const house = { ...one.site.bookingEngine, preset: "beds24", property: "1", currency: "EUR", maxNights: 21 } as const;
  expect(engineOfSuite(house, { property: "2" })).toEqual({ ...house, property: "2" });
  expect(engineOfSuite(house, { preset: "mews", account: "x" })).toEqual({
    name: house.name,
    maxNights: 21,
    preset: "mews",
    account: "x",
  });
  expect(engineOfSuite(house, undefined)).toEqual(house);
});

test("a suite has its own rates and limits, and without them those of the house", () => {
  expect(suiteTerms(two, "garden-suite")).toMatchObject({ maxGuests: 2, engine: { maxNights: 14 } });
  expect(suiteTerms(two, "garden-suite").rates?.seasons[0]).toMatchObject({ night: 500, minimumNights: 4 });
  expect(suiteTerms(two, "luxury-suite")).toEqual(suiteTerms(one));
});

test("pages get the terms of each suite if there are several, and no list if there is one", () => {
  expect(fieldsOf(one, "SiteFacts")).toMatchObject({ suites: [] });
  expect(fieldsOf(one, "Stay")).toMatchObject({ suites: [] });
  expect(fieldsOf(two, "SiteFacts")).toMatchObject({
    bookingEngine: { maxGuests: 3 },
    suites: [
      { slug: "luxury-suite", bookingEngine: { maxGuests: 3 } },
      { slug: "garden-suite", name: "Garden Suite", bookingEngine: { maxGuests: 2, maxNights: 14 } },
    ],
  });
  expect(JSON.stringify(fieldsOf(two, "SiteFacts"))).toContain('{"name":"room","value":"garden"}');
  expect(fieldsOf(two, "Stay")).toMatchObject({
    maxGuests: 3,
    suites: [
      { suite: "luxury-suite", maxGuests: 3 },
      { suite: "garden-suite", maxGuests: 2 },
    ],
  });
});

test("the only suite of a house has its own terms too", () => {
  const [, garden] = two.suites;
  const only = { ...two, suites: garden === undefined ? [] : [garden] };
  expect(fieldsOf(only, "SiteFacts")).toMatchObject({ suites: [], bookingEngine: { maxGuests: 2, maxNights: 14 } });
  expect(fieldsOf(only, "Stay")).toMatchObject({
    maxGuests: 2,
    rates: { seasons: [{ night: 50_000 }, {}, {}, {}, {}, {}] },
  });
});

test("the texts of a suite quote its own number of guests, and an offer leads to its engine", () => {
  const nodes = localizedNodes(two, "en", two.posts, "2026-11-20");
  const [luxury, garden] = (nodes["Suite"] ?? []).map((suite) => JSON.stringify(suite));
  expect(luxury).toContain("up to 3 guests");
  expect(garden).toContain("up to 2 guests");
  const offers = nodes["Offer"] ?? [];
  expect(offers.map(({ suite }) => suite)).toEqual(["luxury-suite", "garden-suite"]);
  expect(JSON.stringify(offers[0])).not.toContain("garden");
  expect(JSON.stringify(offers[1])).toContain('{"name":"room","value":"garden"}');
});

test("guests are told of the number of guests if any suite's engine does not take it", () => {
  const told = (...engines: object[]) =>
    !absentFacts(
      { bookingEngine: { name: { en: "Engine", el: "Μηχανή" }, preset: "beds24", property: "1" } },
      { facts: {} },
      engines.map((bookingEngine) => ({ bookingEngine })),
    ).has("guestsToChoose");
  expect(told({ property: "2" })).toBe(false);
  expect(told({ property: "2" }, { preset: "cloudbeds", account: "v" })).toBe(true);
});
