import { resolve } from "node:path";
import { languages } from "../../src/settings/languages";
import type { Content } from "./content";
import { factsIn, factsOfSuite, quoteFacts, seasonalFees } from "./facts";
import { loadContent } from "./load";
import { localizedNodes } from "./localized-nodes";
import { withNoun, withNounInCell, absentFacts } from "./optional-facts";
import { summaryFields } from "./reviews";

let content: Content;
beforeAll(async () => {
  content = await loadContent(resolve(process.cwd(), "content"));
});

const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

test.each([
  ["checkInFrom", "15:00", "15:00"],
  ["receptionDeskWeekdays", "8:30–\u206015:30", "8:30–\u206015:30"],
  ["quietHoursSummer", "15:00–\u206017:30 and 23:00–\u20607:00", "15:00–\u206017:30 και 23:00–\u20607:00"],
  ["quietSeasonWinter", "1 October to 31 March", "1 Οκτωβρίου έως 31 Μαρτίου"],
  ["climateSeasonHigh", "1 April to 31 October", "1 Απριλίου έως 31 Οκτωβρίου"],
  ["directDiscount", "10%", "10%"],
  ["termsEffectiveFrom", "4 May 2025", "4 Μαΐου 2025"],
  ["sizeInterior", "30 m²", "30 τ.μ."],
  ["queenBedSize", "160 × 200 cm", "160 × 200 εκ."],
  ["photoIdRequired", "Yes", "Ναι"],
  ["operator", "Sample Operator Single Member P.C.", "Δείγμα Διαχειριστή Μονοπρόσωπη Ι.Κ.Ε."],
  ["consentMonths", "12", "12"],
  ["consentMonthsWithNoun", "12 months", "12 μήνες"],
  ["consentMonthsWithNounAlone", "12 months", "12 μήνες"],
  ["maxGuestsWithNoun", "3 guests", "3 άτομα"],
  ["lostItemsDaysWithNoun", "30 days", "30 ημέρες"],
  ["reviewsCount", "over 300 reviews", "πάνω από 300 κριτικές"],
])("writes %s as %s in English and %s in Greek", (name, english, greek) => {
  expect(plain(factsIn(content, "en")[name])).toBe(english);
  expect(plain(factsIn(content, "el")[name])).toBe(greek);
});

test("writes an amount of money with the currency first in English and last in Greek", () => {
  const amount = String(content.stay.facts.thirdGuestFee?.amount);
  expect(plain(factsIn(content, "en")["thirdGuestFee"])).toBe(`€${amount}`);
  expect(plain(factsIn(content, "el")["thirdGuestFee"])).toBe(`${amount} €`);
});

test("writes one guest, day or month in the singular, and the Greek month of a table cell in the nominative", () => {
  const { facts } = content.stay;
  const one = <Fact extends object>(fact: Fact) => ({ ...fact, value: 1 });
  const days = { type: "days" as const, value: 1, label: { en: "Free", el: "Δωρεάν" } };
  const house: Content = {
    ...content,
    site: { ...content.site, consent: { ...content.site.consent, months: 1 } },
    stay: {
      ...content.stay,
      facts: {
        ...facts,
        maxGuests: one(facts.maxGuests),
        guestsIncluded: one(facts.guestsIncluded),
        freeCancellationDays: days,
      },
    },
  };
  const names = ["maxGuests", "guestsIncluded", "freeCancellationDays", "consentMonths"].map(withNoun);
  const written = languages.map((language) => names.map((name) => plain(factsIn(house, language)[name])));
  expect(written).toEqual([
    ["1 guest", "1 guest", "1 day", "1 month"],
    ["1 άτομο", "1 άτομο", "1 ημέρα", "1 μήνα"],
  ]);
  const inCell = languages.map((language) => plain(factsIn(house, language)[withNounInCell("consentMonths")]));
  expect(inCell).toEqual(["1 month", "1 μήνας"]);
  const suite = factsOfSuite(factsIn(content, "en"), { maxGuests: 1 }, "en", content.factWords.en);
  expect(suite["maxGuestsWithNoun"]).toBe("1 guest");
});

test("without “countText” in summary.yml, the number of reviews is counted", () => {
  const { countText: _, ...reviewSummary } = content.reviewSummary;
  const [first] = content.reviews.reviews;
  const house = (reviews: Content["reviews"]["reviews"]): Content => ({
    ...content,
    reviewSummary,
    reviews: { ...content.reviews, reviews },
  });
  const count = content.reviews.reviews.length;
  expect(factsIn(house(content.reviews.reviews), "en")["reviewsCount"]).toBe(`${count} reviews`);
  expect(factsIn(house(first === undefined ? [] : [first]), "el")["reviewsCount"]).toBe("1 κριτική");
});

test("a rating category without a score is not shown", () => {
  const shown = (categories: Content["reviewSummary"]["categories"]) => {
    const { categories: _, ...reviewSummary } = content.reviewSummary;
    return summaryFields(
      { ...content, reviewSummary: { ...reviewSummary, ...(categories && { categories }) } },
      "en",
      {},
    ).categories;
  };
  expect(shown(undefined)).toEqual([]);
  const known = { id: "comfort", score: 9 } as const;
  expect(shown([{ id: "value", score: 0 }, known])).toEqual([known]);
});

test("of the amounts that are due in a season, only the climate-resilience fees are part of the price", () => {
  const label = { en: "Fee", el: "Τέλος" };
  const amountIn = (name: string, amount: number, from: string, to: string) =>
    ({ type: "money", amount, currency: "EUR", season: { name, from, to }, label }) as const;
  const facts = {
    ...content.stay.facts,
    parkingPerDay: amountIn("parkingSeason", 18, "06-01", "09-30"),
    climateFeeHigh: amountIn("climateSeasonHigh", 8, "04-01", "10-31"),
    climateFeeLow: amountIn("climateSeasonLow", 2, "11-01", "03-31"),
    heatedPool: amountIn("poolSeason", 15, "11-01", "03-31"),
  };
  expect(seasonalFees({ facts })).toEqual([
    { id: "climateFeeHigh", amount: 8, from: "04-01", to: "10-31" },
    { id: "climateFeeLow", amount: 2, from: "11-01", to: "03-31" },
  ]);
});

test("leaves run-time values and unknown names unchanged", () => {
  expect(quoteFacts("{{count}} by {time}, {unknown}", { time: "11:00" })).toBe("{{count}} by 11:00, {unknown}");
});

test("a fact that ends with a full stop ends the sentence too", () => {
  const facts = { size: "48 τ.μ.", time: "11:00" };
  expect(plain(quoteFacts("Είναι {size}. Ως τις {time}. Και {size}, και {size}...", facts))).toBe(
    "Είναι 48 τ.μ. Ως τις 11:00. Και 48 τ.μ., και 48 τ.μ....",
  );
});

const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

const quotersOf = (value: unknown, name: string): number =>
  textsOf(value).filter((text) => text.includes(`{${name}}`)).length;

test.each(languages)("a changed fact changes exactly the texts that quote it (%s)", (language) => {
  const { checkOutBy } = content.stay.facts;
  const facts = { ...content.stay.facts, checkOutBy: { ...checkOutBy, value: "10:15" } };
  const changed: Content = { ...content, stay: { ...content.stay, facts } };
  // `ofSuite` is left out, because it repeats questions that are also in their groups.
  const textsIn = (whole: Content) =>
    textsOf(
      Object.values(localizedNodes(whole, language))
        .flat()
        .map(({ ofSuite: _, ...fields }) => fields),
    );
  const before = textsIn(content);
  const after = textsIn(changed);
  const different = before.flatMap((text, index) => (text === after[index] ? [] : [[text, after[index]] as const]));
  for (const [text, now] of different) expect(now).toBe(text.replaceAll("11:00", "10:15"));
  // Besides the texts that quote the fact, three fields contain it: `facts`, `terms` and `checkOutBy`.
  const { home, about, faq, suites, site } = content;
  const quoters = [home, about, faq, suites, site].reduce((sum, part) => sum + quotersOf(part, "checkOutBy"), 0) / 2;
  expect(quoters).toBeGreaterThan(1);
  expect(different).toHaveLength(quoters + 3);
});

test("guests are told to enter their number at the engine if the URL of any suite's engine cannot contain it", () => {
  const told = (...engines: object[]) =>
    !absentFacts({
      site: { bookingEngine: { name: { en: "Engine", el: "Μηχανή" }, preset: "beds24", property: "1" } },
      stay: { facts: {} },
      suites: engines.map((bookingEngine) => ({ bookingEngine })),
    }).has("guestsToChoose");
  expect(told({ property: "2" })).toBe(false);
  expect(told({ property: "2" }, { preset: "cloudbeds", account: "v" })).toBe(true);
});
