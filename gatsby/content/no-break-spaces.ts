/**
 * Numbers and their units, and telephone numbers: a line never ends within them. Editors type ordinary spaces; the build puts a no-break space where
 * one belongs.
 */
import { languageFacts, languages } from "../../src/settings/languages";

const noBreak = "\u00a0";

/** Signs and shortened words that follow a number. Units written out (metres, λεπτά) may begin a new line. */
const units = [
  "m km cm mm m² kg g l px MB GB kB Mbps Gbps °C min",
  "τ.μ. μ. χλμ. εκ. χιλ. κ. γρ. € % π.Χ. μ.Χ. BC AD",
].flatMap((line) => line.split(" "));

/** The months as they follow a day, in every language of the site. */
const months = languages.flatMap((language) => {
  const format = new Intl.DateTimeFormat(languageFacts[language].format, { day: "numeric", month: "long" });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(2024, month, 1)).replace(/^1\s/, ""));
});

const oneOf = (words: readonly string[]): string =>
  words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");

/** After a number, or after a value that is filled in as the page runs. */
const afterNumber = String.raw`(?<=\d|\}\})`;
const patterns: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`${afterNumber} × (?=\d|\{\{)`, "gu"), `${noBreak}×${noBreak}`],
  [new RegExp(String.raw`${afterNumber} (?=(?:${oneOf(units)})(?![\p{L}\d]))`, "gu"), noBreak],
  [new RegExp(String.raw`(?<=(?<!\d)\d{1,2}) (?=(?:${oneOf(months)})(?!\p{L}))`, "gu"), noBreak],
  // With its country code, as the owner's facts have it. A hyphen between figures breaks no line by itself.
  [/(?<=\+\d[\d -]{0,18}) (?=\d)/gu, noBreak],
];

/** The same text, with no-break spaces between a number and its unit, between a day and its month, around × in measures, and in telephone numbers. */
export const insertNoBreakSpaces = (text: string): string =>
  patterns.reduce((words, [pattern, space]) => words.replace(pattern, space), text);
