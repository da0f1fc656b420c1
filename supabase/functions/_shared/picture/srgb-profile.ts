/**
 * The ICC profile of sRGB (IEC 61966-2-1), built here because ImageMagick compiled to WebAssembly includes none. It contains the three
 * primaries adapted to D50 and one curve for all of them, in version 4 of the format (ICC.1:2022).
 */

/** Fixed-point numbers with 16 fractional bits. */
const fixed = (...numbers: readonly number[]): number[] =>
  numbers.flatMap((number) => {
    const bits = Math.round(number * 0x10000);
    return [(bits >>> 24) & 0xff, (bits >>> 16) & 0xff, (bits >>> 8) & 0xff, bits & 0xff];
  });

const whole = (number: number): number[] => [24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff);
const text = (letters: string): number[] => Array.from(letters, (letter) => letter.charCodeAt(0));
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

const d50 = [0.9642, 1, 0.8249] as const;

const point = (...place: readonly number[]): number[] => [...text("XYZ "), ...whole(0), ...fixed(...place)];

/** A text in one language, with two bytes per character. */
const words = (content: string): number[] => [
  ...text("mluc"),
  ...[0, 1, 12].flatMap(whole),
  ...text("enUS"),
  ...whole(content.length * 2),
  ...whole(28),
  ...text(content).flatMap((code) => [0, code]),
];

/** The sRGB curve: linear near black, above that a power of 2.4. */
const curve = [
  ...text("para"),
  ...whole(0),
  ...[0, 3, 0, 0],
  ...fixed(2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045),
];

const tags: readonly (readonly [name: string, data: readonly number[]])[] = [
  ["desc", words("sRGB")],
  ["cprt", words("CC0")],
  ["wtpt", point(...d50)],
  ["rXYZ", point(0.43607, 0.22249, 0.01392)],
  ["gXYZ", point(0.38515, 0.71687, 0.09708)],
  ["bXYZ", point(0.14307, 0.06061, 0.7141)],
  ["rTRC", curve],
  ["gTRC", curve],
  ["bTRC", curve],
];

const headLength = 128;

const head = (length: number): number[] => [
  ...whole(length),
  ...zeros(4),
  ...[4, 0x40, 0, 0],
  ...text("mntrRGB XYZ "),
  // Date of creation, which a profile must have.
  ...[7, 0xe8, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0],
  ...text("acsp"),
  ...zeros(28),
  ...fixed(...d50),
  ...zeros(48),
];

/** The bytes of the profile. */
export const srgbProfile = (): Uint8Array => {
  const directory: number[] = whole(tags.length);
  const data: number[] = [];
  const from = headLength + 4 + tags.length * 12;
  for (const [name, bytes] of tags) {
    directory.push(...text(name), ...whole(from + data.length), ...whole(bytes.length));
    data.push(...bytes, ...zeros((4 - (bytes.length % 4)) % 4));
  }
  return Uint8Array.from([...head(from + data.length), ...directory, ...data]);
};
