import sharp from "sharp";
import { jpegHeader, stripJpeg } from "./jpeg";
import { heic } from "../../../tests/support/picture-bytes";
import { stripPng, stripWebp } from "./chunks";
import { kindOf } from "./picture-bytes";

const place = { IFD0: { Copyright: "Aithra" }, IFD3: { GPSLatitude: "40/1 38/1 0/1", GPSLatitudeRef: "N" } };

const photograph = async (orientation: number, progressive = false): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp({ create: { width: 64, height: 32, channels: 3, background: "#a8573c" } })
      .withExif(place)
      .withMetadata({ orientation })
      .withIccProfile("srgb")
      .jpeg({ progressive })
      .toBuffer(),
  );

test.each([1, 3, 6, 8])("reads orientation %d", async (orientation) => {
  expect(jpegHeader(await photograph(orientation))).toMatchObject({ width: 64, height: 32, orientation });
});

test.each([false, true])(
  "removes location and timestamps and preserves pixels and colour profile (progressive: %p)",
  async (progressive) => {
    const original = await photograph(1, progressive);
    const withFilm = new Uint8Array([...original, ...new TextEncoder().encode("a film with its place")]);
    const stripped = stripJpeg(withFilm);
    const before = await sharp(original).metadata();
    const after = await sharp(stripped).metadata();
    expect(before.exif).toBeDefined();
    expect(after.exif).toBeUndefined();
    expect(after.icc).toEqual(before.icc);
    expect(Buffer.from(stripped).includes("film")).toBe(false);
    expect(await sharp(stripped).raw().toBuffer()).toEqual(await sharp(original).raw().toBuffer());
  },
);

const latin = (text: string) => Buffer.from(text, "latin1");
const jfif = (preview: string) => latin(`\xff\xe0\0${String.fromCharCode(16 + preview.length)}JFIF\0\x01\x02\0\0\x01\0\x01\x01${preview === "" ? "\0" : "\x02"}${preview}`); // prettier-ignore

test("removes previews beside the image, which may show what was cropped away", async () => {
  const original = Buffer.from(stripJpeg(await photograph(1)));
  const start = original.subarray(0, 2);
  const rest = original.subarray(original.readUInt16BE(2) === 0xffe0 ? 20 : 2);
  const extended = latin("\xff\xe0\0\x11JFXX\0\x10the house");
  const stripped = (...segments: readonly Buffer[]) =>
    Buffer.from(stripJpeg(Buffer.concat([start, ...segments, rest])));
  expect(stripped(jfif(""), extended)).toEqual(Buffer.concat([start, jfif(""), rest]));
  expect(stripped(jfif("colour"))).toEqual(Buffer.concat([start, rest]));
});

test.each([
  ["has something other than a marker between two segments", [0xff, 0xe1, 0, 2, 0x20, 0xe1, 0, 2]],
  ["has a segment that is shorter than its own length", [0xff, 0xe1, 0, 1, 0xff, 0xd9]],
])("a JPEG that %s is broken", (_, segments) => {
  expect(() => stripJpeg(new Uint8Array([0xff, 0xd8, ...segments]))).toThrow("broken");
});

test("a JPEG that ends within a segment or before its end is cut short", async () => {
  expect(() => stripJpeg(new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0]))).toThrow("cut short");
  const original = await photograph(1);
  expect(() => stripJpeg(original.subarray(0, original.length - 2))).toThrow("cut short");
});

const drawing = () =>
  sharp({ create: { width: 40, height: 20, channels: 4, background: "#2f5d6280" } }).withExif({
    IFD0: { Copyright: "Aithra" },
  });

test.each([
  ["png", stripPng, () => drawing().png()],
  ["webp", stripWebp, () => drawing().webp({ lossless: true })],
] as const)("removes the EXIF data of a %s and preserves its pixels", async (kind, strip, draw) => {
  const original = new Uint8Array(await draw().toBuffer());
  expect(kindOf(original)).toBe(kind);
  expect((await sharp(original).metadata()).exif).toBeDefined();
  const stripped = strip(original);
  expect((await sharp(stripped).metadata()).exif).toBeUndefined();
  expect(await sharp(stripped).raw().toBuffer()).toEqual(await sharp(original).raw().toBuffer());
});

test("recognises a file of another type by its bytes", async () => {
  const avif = new Uint8Array(await drawing().avif().toBuffer());
  expect(kindOf(avif)).toBe("avif");
  expect(kindOf(new Uint8Array(heic()))).toBe("heic");
  expect(kindOf(new TextEncoder().encode("GIF89a and some more of it"))).toBe("other");
  expect(kindOf(new Uint8Array())).toBe("other");
});

test("recognises an AVIF whose major brand is the general one of HEIF", async () => {
  const avif = new Uint8Array(await drawing().avif().toBuffer());
  avif.set(new TextEncoder().encode("mif1"), 8);
  expect(kindOf(avif)).toBe("avif");
});
