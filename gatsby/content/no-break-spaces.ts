/** Replaces the ordinary spaces that editors type with no-break spaces between numbers and units, and within telephone numbers. */
import { languageFacts, languages } from "../../src/settings/languages";

const noBreak = "\u00a0";

/** Symbols and abbreviations that follow a number. A line break is allowed before units written out (metres, λεπτά). */
const units = [
  "m km cm mm m² kg g l px MB GB kB Mbps Gbps °C min",
  "τ.μ. μ. χλμ. εκ. χιλ. κ. γρ. € % π.Χ. μ.Χ. BC AD",
].flatMap((line) => line.split(" "));

/** The names of the months as written after a day, in every language of the site. */
const months = languages.flatMap((language) => {
  const format = new Intl.DateTimeFormat(languageFacts[language].format, { day: "numeric", month: "long" });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(2024, month, 1)).replace(/^1\s/, ""));
});

const oneOf = (words: readonly string[]): string =>
  words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");

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
