/**
 * The characters in each font file. A page loads one file for each style, that of its language. Rare characters
 * (`rare`) are in a third file, which browsers load only if a page contains one of them.
 */

/** First and last code point of each range, inclusive. */
type CodePoints = readonly (readonly [number, number])[];

/** Parses hexadecimal code points and ranges, such as `20-7E A0`. */
const parseRanges = (ranges: string): CodePoints =>
  ranges.split(" ").map((range) => {
    const [first = "", last = first] = range.split("-");
    return [parseInt(first, 16), parseInt(last, 16)] as const;
  });

const frequentLetters = parseRanges("20-7E A0 A9 AB AD B0 B2 B7 BB C0 C9 D7 E0-EF F1-F6 F9-FC");
const frequentPunctuation = parseRanges("2002 2009-200A 2011-2014 2018-201E 2022 2026 202F 2060 20AC 2190-2193 2212");
/** Greek letters. For them an English page loads the Greek file, unless the style's English file has them too (`foreign`, typefaces.ts). */
export const greek = parseRanges("37E 384-38A 38C 38E-3A1 3A3-3CE");
const rare = parseRanges(
  "A1-A8 AA AC AE-AF B1 B3-B6 B8-BA BC-BF C1-C8 CA-D6 D8-DF F0 F7-F8 FD-FF 131 152-153 2BB-2BC 2C6 2DA 2DC 2020-2021 2030 2032-2033 2039-203A 2044 2122 2215",
);
const latin: CodePoints = [...frequentLetters, ...frequentPunctuation];

/** The characters of a style's files, by the ending of the file name. */
export const characters = { en: latin, el: [...latin, ...greek], rare } as const;
export type FileOfStyle = keyof typeof characters;

/** The characters of a text. */
export const pointsOf = (text: string): CodePoints =>
  [...new Set(text)].map((character) => character.codePointAt(0) ?? 0).map((point) => [point, point] as const);

/** A string of every character in some ranges. */
export const textOf = (points: CodePoints): string =>
  points
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((point) => String.fromCodePoint(point))
    .join("");

const hex = (point: number) => point.toString(16).toUpperCase();

/** The ranges in CSS: `U+20-7E, U+A0`. */
export const unicodeRange = (points: CodePoints): string =>
  points.map(([first, last]) => `U+${hex(first)}${first === last ? "" : `-${hex(last)}`}`).join(", ");
