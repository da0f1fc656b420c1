/** @jest-environment node */
import sharp, { type AvifOptions } from "sharp";
import { setAvifDefaults } from "./avif-defaults";

/** A test picture, resized to a width. */
const picture = (width: number) => {
  const noise = Buffer.from(Array.from({ length: 64 * 8 * 3 }, (_, at) => (at * at * 31) % 256));
  return sharp(noise, { raw: { width: 64, height: 8, channels: 3 } }).resize(width, 64, { fit: "fill" });
};
const encode = (width: number, options: AvifOptions) => picture(width).avif(options).toBuffer();

test("pictures for phones are encoded with more effort than larger ones, and all with 4:2:0 chroma", async () => {
  const at = (effort: number) => ({ quality: 50, effort, chromaSubsampling: "4:2:0" });
  const small = await encode(960, at(4));
  const large = await encode(1200, at(3));
  expect(await encode(1200, at(4))).not.toEqual(large);

  setAvifDefaults();
  expect(await encode(960, { quality: 50 })).toEqual(small);
  expect(await encode(1200, { quality: 50 })).toEqual(large);
  // Explicit options are respected.
  expect(await encode(1200, at(4))).not.toEqual(large);
});
