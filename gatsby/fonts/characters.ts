/**
 * Which characters a font file has. A page fetches one file for each style, that of its language. Rare characters
 * are in a third file, which a browser fetches when a page has one of them.
 */

/** First and last code point of a range, both in it. */
type CodePoints = readonly (readonly [number, number])[];

const asciiAndFrequentLatin: CodePoints = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xad, 0xad],
  [0xb0, 0xb0],
  [0xb2, 0xb2],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xc0, 0xc0],
  [0xc9, 0xc9],
  [0xd7, 0xd7],
  [0xe0, 0xef],
  [0xf1, 0xf6],
  [0xf9, 0xfc],
];
const frequentPunctuation: CodePoints = [
  [0x2002, 0x2002],
  [0x2009, 0x200a],
  [0x2011, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2060, 0x2060],
  [0x20ac, 0x20ac],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];
/** The characters that an English page takes from the Greek file. */
export const greek: CodePoints = [
  [0x37e, 0x37e],
  [0x384, 0x38a],
  [0x38c, 0x38c],
  [0x38e, 0x3a1],
  [0x3a3, 0x3ce],
];
const seldom: CodePoints = [
  [0xa1, 0xa8],
  [0xaa, 0xaa],
  [0xac, 0xac],
  [0xae, 0xaf],
  [0xb1, 0xb1],
  [0xb3, 0xb6],
  [0xb8, 0xba],
  [0xbc, 0xbf],
  [0xc1, 0xc8],
  [0xca, 0xd6],
  [0xd8, 0xdf],
  [0xf0, 0xf0],
  [0xf7, 0xf8],
  [0xfd, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2020, 0x2021],
  [0x2030, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x2122, 0x2122],
  [0x2215, 0x2215],
];
const latin: CodePoints = [...asciiAndFrequentLatin, ...frequentPunctuation];

/** Files of a style, by the ending of their names. */
export const characters = { en: latin, el: [...latin, ...greek], seldom } as const;
export type FileOfStyle = keyof typeof characters;

/** The characters of a text. */
export const pointsOf = (text: string): CodePoints =>
  [...new Set(text)].map((character) => character.codePointAt(0) ?? 0).map((point) => [point, point] as const);

/** Every character of some ranges, as one string. */
export const textOf = (points: CodePoints): string =>
  points
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((point) => String.fromCodePoint(point))
    .join("");

const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, "0");

/** The ranges as CSS writes them: `U+0020-007E, U+00A0`. */
export const unicodeRange = (points: CodePoints): string =>
  points.map(([first, last]) => `U+${hex(first)}${first === last ? "" : `-${hex(last)}`}`).join(", ");
