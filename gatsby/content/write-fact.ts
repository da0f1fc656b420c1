/**
 * Writes each kind of fact as text in one language, and puts no-break spaces into texts. The words around the numbers
 * come from the namespace `facts`.
 */
import { formatDate, formatMoney, formatTime, formatTimeRange } from "../../src/lib/format";
import { formatNumber } from "../../src/lib/format-number";
import { type Language, intlLocales, languages } from "../../src/settings/languages";
import { type OptionalCategory, optionalCategories } from "../../src/settings/third-parties";
import type { Site } from "./schema/site";
import type { StayFact } from "./schema/stay";

/** Texts of the namespace `facts` in one language, by key. */
export type FactWords = Readonly<Record<string, string>>;

/** The text of a key with its values filled in. If the key is missing, returns `facts.` and the key. */
export const say = (
  words: FactWords,
  key: string,
  values: Readonly<Record<string, string | number | undefined>> = {},
): string =>
  (words[key] ?? `facts.${key}`).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));

type Span = Readonly<Record<"from" | "to", string>>;

/** “one, two and three”. */
export const listed = (texts: readonly string[], language: Language): string =>
  new Intl.ListFormat(intlLocales[language]).format(texts);

/** 15:00–17:30 and 23:00–7:00. */
export const writeSpans = (spans: readonly Span[], language: Language): string =>
  listed(spans.map(formatTimeRange), language);

const writeDayOfYear = (value: string, language: Language): string => {
  const options = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(intlLocales[language], options).format(new Date(`2024-${value}`));
};

/** 1 April to 30 September. `from` and `to` are MM-DD. */
export const writeSeason = ({ from, to }: Span, language: Language, words: FactWords): string =>
  say(words, "season", { from: writeDayOfYear(from, language), to: writeDayOfYear(to, language) });

/** A day as written after “from” or “to” in a sentence: 1 April, 31 October; την 1η Απριλίου, τις 31 Οκτωβρίου. */
const writeDayInSentence = (value: string, language: Language, words: FactWords): string => {
  const [, day = 0] = value.split("-").map(Number);
  const month = writeDayOfYear(value, language).replace(/^\d+\s/, "");
  return say(words, day === 1 ? "firstInSentence" : "dayInSentence", { day, month });
};

/** A season as written after “from” in a sentence: 1 April to 31 October; την 1η Απριλίου έως τις 31 Οκτωβρίου. */
export const writeSeasonInSentence = (season: Span, language: Language, words: FactWords): string => {
  const [from, to] = [season.from, season.to].map((day) => writeDayInSentence(day, language, words));
  return say(words, "season", { from, to });
};

/**
 * The key of a noun in `facts`, with its singular and plural. The Greek forms are accusative; only for the month does this differ
 * from the nominative, which table cells need: 1 μήνας (`monthsAlone`).
 */
export type CountedNoun = "days" | "guests" | "months" | "monthsAlone" | "reviews";

/** A number with its noun: 1 guest, 3 guests. */
export const writeCounted = (noun: CountedNoun, count: number, language: Language, words: FactWords): string =>
  say(words, `${noun}_${new Intl.PluralRules(intlLocales[language]).select(count)}`, {
    count: formatNumber(count, language),
  });

/** A fact of stay.yml as text. Counts and days are only the number: the quoting text contains the noun. */
export const writeStayFact = (fact: StayFact, language: Language, words: FactWords): string => {
  if (fact.type === "time") return formatTime(fact.value);
  if (fact.type === "money") return formatMoney(fact.amount, fact.currency, language);
  if (fact.type === "percent") return `${formatNumber(fact.value, language)}%`;
  if (fact.type === "speed") return `${fact.value} ${fact.unit}`;
  if (fact.type === "date") return formatDate(fact.value, language);
  return fact.type === "boolean" ? say(words, fact.value ? "yes" : "no") : formatNumber(fact.value, language);
};

/**
 * A value of another file as text: a string, a number, a bilingual text, a span of hours, an area or a bed size.
 * Undefined for anything else.
 */
export const writeQuoted = (value: unknown, language: Language, words: FactWords): string | undefined => {
  if (typeof value === "string") return value;
  // As with counts and days, the quoting text contains the noun.
  if (typeof value === "number") return String(value);
  const fields: Readonly<Record<string, unknown>> = typeof value === "object" ? { ...value } : {};
  const own = fields[language];
  if (typeof own === "string") return own;
  const { from, to, value: number, unit, widthCm, lengthCm } = fields;
  if (typeof from === "string" && typeof to === "string") return formatTimeRange({ from, to });
  if (typeof number === "number" && unit === "m2") return say(words, "area", { value: formatNumber(number, language) });
  if (typeof widthCm !== "number" || typeof lengthCm !== "number") return undefined;
  return say(words, "bed", { width: widthCm, length: lengthCm });
};

/** The parts of `content/site.yml` that are needed here. */
export interface PurposeSources extends Pick<Site, "performanceMetrics"> {
  readonly thirdParties: readonly Pick<Site["thirdParties"][number], "category" | "shortPurpose">[];
}

/** The purposes for which the given categories (by default all) need consent, in order and without repetition; empty if there are none. */
export const purposesOf = (
  { thirdParties, performanceMetrics }: PurposeSources,
  language: Language,
  words: FactWords,
  categories: readonly OptionalCategory[] = optionalCategories,
): readonly string[] => {
  const services = categories.flatMap((wanted) => thirdParties.filter(({ category }) => category === wanted));
  const isMeasured = performanceMetrics.waitForConsent && categories.includes("analytics");
  return [
    ...new Set([
      ...services.map(({ shortPurpose }) => shortPurpose[language]),
      ...(isMeasured ? [say(words, "metricsPurpose")] : []),
    ]),
  ];
};

/** The purposes as a text that follows “for”: “visitor statistics and heat maps”. If there are none, a text of the namespace `facts`. */
export const purposesIn = (...[site, language, words, categories]: Parameters<typeof purposesOf>): string =>
  listed(purposesOf(site, language, words, categories), language) || say(words, "noPurpose");

const noBreak = "\u00a0";

/** Symbols and abbreviations that follow a number. A line break is allowed before units that are written out (metres, λεπτά). */
const units = [
  "m km cm mm m² kg g l px MB GB kB Mbps Gbps °C min",
  "τ.μ. μ. χλμ. εκ. χιλ. κ. γρ. € % π.Χ. μ.Χ. BC AD",
].flatMap((line) => line.split(" "));

/** The names of the months as written after a day, in every language of the site. */
const months = languages.flatMap((language) => {
  const format = new Intl.DateTimeFormat(intlLocales[language], { day: "numeric", month: "long" });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(2024, month, 1)).replace(/^1\s/, ""));
});

/** A pattern of alternatives. Full stops are escaped; the words contain no other special characters of patterns. */
const oneOf = (words: readonly string[]): string => words.join("|").replaceAll(".", String.raw`\.`);

/** Matches after a digit, or after a value that is filled in at run time. */
const afterNumber = String.raw`(?<=\d|\}\})`;
const patterns: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`${afterNumber} × (?=\d|\{\{)`, "gu"), `${noBreak}×${noBreak}`],
  [new RegExp(String.raw`${afterNumber} (?=(?:${oneOf(units)})(?![\p{L}\d]))`, "gu"), noBreak],
  [new RegExp(String.raw`(?<=(?<!\d)\d{1,2}) (?=(?:${oneOf(months)})(?!\p{L}))`, "gu"), noBreak],
  // Telephone numbers with a country code, as in the owner's facts. Browsers do not break a line at a hyphen between digits.
  [/(?<=\+\d[\d -]{0,18}) (?=\d)/gu, noBreak],
];

/** The text with no-break spaces between number and unit, between day and month, around × in dimensions, and in telephone numbers. */
export const insertNoBreakSpaces = (text: string): string =>
  patterns.reduce((words, [pattern, space]) => words.replace(pattern, space), text);
