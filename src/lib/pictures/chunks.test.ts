/** @jest-environment node */
import sharp from "sharp";
import { heic } from "../../../tests/support/picture-bytes";
import { stripPng, stripWebp } from "./chunks";
import { kindOf } from "./picture-bytes";

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
