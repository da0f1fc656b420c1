import { languages } from "../../src/settings/languages";
import { resolve } from "node:path";
import type { Content } from "./content";
import { factsIn, quoteFacts } from "./facts";
import { loadContent } from "./load";
import { localizedNodes } from "./localized-nodes";

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
  ["reviewsCount", "over 300", "πάνω από 300"],
])("writes %s as %s in English and %s in Greek", (name, english, greek) => {
  expect(plain(factsIn(content, "en")[name])).toBe(english);
  expect(plain(factsIn(content, "el")[name])).toBe(greek);
});

test("writes an amount of money with the currency first in English and last in Greek", () => {
  const amount = String(content.stay.facts.thirdGuestFee?.amount);
  expect(plain(factsIn(content, "en")["thirdGuestFee"])).toBe(`€${amount}`);
  expect(plain(factsIn(content, "el")["thirdGuestFee"])).toBe(`${amount} €`);
});

test("leaves run-time values and unknown names unchanged", () => {
  expect(quoteFacts("{{count}} by {time}, {unknown}", { time: "11:00" })).toBe("{{count}} by 11:00, {unknown}");
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
