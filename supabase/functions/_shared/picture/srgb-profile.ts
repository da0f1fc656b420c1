/**
 * The ICC profile of sRGB (IEC 61966-2-1), built here because ImageMagick compiled to WebAssembly includes none. It contains the three
 * primaries adapted to D50 and one curve for all of them, in version 4 of the format (ICC.1:2022).
 */

/** Fixed-point numbers with 16 fractional bits (s15Fixed16Number). */
const s15Fixed16 = (...numbers: readonly number[]): number[] =>
  numbers.flatMap((number) => {
    const bits = Math.round(number * 0x10000);
    return [(bits >>> 24) & 0xff, (bits >>> 16) & 0xff, (bits >>> 8) & 0xff, bits & 0xff];
  });

const uInt32 = (number: number): number[] => [24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff);
const ascii = (letters: string): number[] => Array.from(letters, (letter) => letter.charCodeAt(0));
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

const d50 = [0.9642, 1, 0.8249] as const;

/** A colour or a white point (XYZType). */
const xyz = (...values: readonly number[]): number[] => [...ascii("XYZ "), ...uInt32(0), ...s15Fixed16(...values)];

/** A text in one language, with two bytes per character (multiLocalizedUnicodeType). */
const localizedText = (content: string): number[] => [
  ...ascii("mluc"),
  ...[0, 1, 12].flatMap(uInt32),
  ...ascii("enUS"),
  ...uInt32(content.length * 2),
  ...uInt32(28),
  ...ascii(content).flatMap((code) => [0, code]),
];

/** The sRGB curve: linear near black, above that a power of 2.4 (parametricCurveType). */
const curve = [
  ...ascii("para"),
  ...uInt32(0),
  ...[0, 3, 0, 0],
  ...s15Fixed16(2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045),
];

const tags: readonly (readonly [name: string, data: readonly number[]])[] = [
  ["desc", localizedText("sRGB")],
  ["cprt", localizedText("CC0")],
  ["wtpt", xyz(...d50)],
  ["rXYZ", xyz(0.43607, 0.22249, 0.01392)],
  ["gXYZ", xyz(0.38515, 0.71687, 0.09708)],
  ["bXYZ", xyz(0.14307, 0.06061, 0.7141)],
  ["rTRC", curve],
  ["gTRC", curve],
  ["bTRC", curve],
];

const headLength = 128;

const head = (length: number): number[] => [
  ...uInt32(length),
  ...zeros(4),
  ...[4, 0x40, 0, 0],
  ...ascii("mntrRGB XYZ "),
  // Date of creation, which a profile must have.
  ...[7, 0xe8, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0],
  ...ascii("acsp"),
  ...zeros(28),
  ...s15Fixed16(...d50),
  ...zeros(48),
];

/** The bytes of the profile. */
export const srgbProfile = (): Uint8Array => {
  const directory: number[] = uInt32(tags.length);
  const data: number[] = [];
  const from = headLength + 4 + tags.length * 12;
  for (const [name, bytes] of tags) {
    directory.push(...ascii(name), ...uInt32(from + data.length), ...uInt32(bytes.length));
    data.push(...bytes, ...zeros((4 - (bytes.length % 4)) % 4));
  }
  return Uint8Array.from([...head(from + data.length), ...directory, ...data]);
};
