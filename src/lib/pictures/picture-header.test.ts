/** @jest-environment node */
import sharp from "sharp";
import { type BadPicture } from "../../../tests/support/bad-pictures";
import { hostilePictures } from "../../../tests/support/hostile-pictures";
import { isConvertible, isDecodable, readHeader, uprightSize } from "./picture-header";

let pictures: readonly BadPicture[];
const bytesOf = (file: string): Uint8Array =>
  new Uint8Array(pictures.find((one) => one.file === file)?.bytes ?? Buffer.alloc(0));

beforeAll(async () => {
  pictures = await hostilePictures();
});

test("the header of every picture that can be shown tells what a decoder finds", async () => {
  for (const { name, bytes, shown } of pictures) {
    if (!shown || bytes === undefined) continue;
    const header = readHeader(new Uint8Array(bytes));
    const { width, height, orientation, format, space } = await sharp(bytes).metadata();
    expect([name, header]).toEqual([
      name,
      expect.objectContaining({
        kind: format === "heif" ? "avif" : format,
        width,
        height,
        orientation: format === "heif" ? 1 : (orientation ?? 1),
        cmyk: space === "cmyk",
        whole: true,
      }),
    ]);
    expect(header && uprightSize(header)).toEqual({ width: 1800, height: 1200 });
  }
});

test.each([
  ["bomb.jpg", { width: 16_000, height: 16_000 }],
  ["bomb.png", { width: 30_000, height: 30_000 }],
  ["bomb.webp", { width: 16_383, height: 16_383 }],
  ["bomb.avif", { width: 30_000, height: 30_000 }],
  ["scans.jpg", { width: 4000, height: 4000 }],
])("%s is known by its beginning, and nothing decodes it", (file, size) => {
  const header = readHeader(bytesOf(file).subarray(0, 262_144));
  expect(header).toMatchObject(size);
  const whole = readHeader(bytesOf(file));
  expect(whole !== undefined && isDecodable(whole) && whole.whole).toBe(false);
});

test.each(["cut.jpg", "cut.png", "cut.webp", "cut.avif", "telling.jpg"])("%s is not whole", (file) => {
  expect(readHeader(bytesOf(file))?.whole ?? false).toBe(false);
});

test.each(["canvas.webp", "none.png", "gif.png", "svg.jpg", "tiff.jpg", "page.jpg", "empty.jpg"])(
  "%s tells nothing that can be used",
  (file) => {
    expect(readHeader(bytesOf(file))).toBeUndefined();
  },
);

test("films are known, and are not converted", () => {
  const [webp, png] = [readHeader(bytesOf("frames.webp")), readHeader(bytesOf("frames.png"))];
  expect([webp?.animated, png?.animated]).toEqual([true, true]);
  expect(webp && isConvertible(webp)).toBe(false);
});
