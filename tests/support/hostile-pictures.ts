/**
 * Pictures that waste a server's time or memory, and some that are only unusual, in addition to those of
 * `bad-pictures.ts`.
 */
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { type BadPicture, badPictures } from "./bad-pictures";
import { jpegTelling, pngChunk, pngTelling } from "./picture-bytes";

/** A copy of the PNG with an additional chunk after its header. */
const pngWith = (png: Buffer, name: string, data: Buffer): Buffer =>
  Buffer.concat([png.subarray(0, 33), pngChunk(name, data), png.subarray(33)]);

/** A keyword followed by 200 MB of zeros, compressed. */
const packedNothing = (): Buffer =>
  Buffer.concat([Buffer.from("Comment\0\0", "latin1"), deflateSync(Buffer.alloc(200_000_000), { level: 1 })]);

/** A progressive JPEG of 16 million pixels whose last scan is repeated 3,000 times. */
const manyScans = async (): Promise<Buffer> => {
  const jpeg = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: "#888" } })
    .jpeg({ progressive: true })
    .toBuffer();
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, jpeg.length - 2);
  return Buffer.concat([jpeg.subarray(0, last), ...Array.from({ length: 3000 }, () => scan), jpeg.subarray(-2)]);
};

/** The pictures of `bad-pictures.ts` except the folder, and others, which are created again at each call. */
export const hostilePictures = async (): Promise<readonly BadPicture[]> => {
  const known = await badPictures();
  const bytesOf = (file: string): Buffer => known.find((one) => one.file === file)?.bytes ?? Buffer.alloc(0);
  const png = bytesOf("turned-1.png");
  const jpeg = bytesOf("turned-1.jpg");
  const canvas = Buffer.from(bytesOf("turned-3.webp"));
  canvas.writeUIntLE(9, 24, 3);
  const inks = await sharp(png).toColourspace("cmyk").jpeg().toBuffer();
  const row = (name: string, file: string, format: string, shown: boolean, bytes: Buffer): BadPicture => ({
    name,
    file,
    format,
    bytes,
    shown,
  });
  return [
    ...known.filter(({ bytes }) => bytes !== undefined),
    row("CMYK without a profile", "inks.jpg", "JPEG", true, inks),
    row("a PNG with 200 MB of text", "text.png", "PNG", true, pngWith(png, "zTXt", packedNothing())),
    row("a PNG with 200 MB of profile", "profile.png", "PNG", true, pngWith(png, "iCCP", packedNothing())),
    row("a JPEG whose header states a slightly larger size", "more.jpg", "JPEG", false, jpegTelling(jpeg, 2200, 1600)),
    row("a PNG whose header states a slightly larger size", "more.png", "PNG", false, pngTelling(png, 2200, 1600)),
    row("a WebP whose canvas has another size", "canvas.webp", "WebP", false, canvas),
    row("a JPEG with 3,000 scans", "scans.jpg", "JPEG", false, await manyScans()),
    row("a PNG of size zero", "none.png", "PNG", false, pngTelling(png, 0, 0)),
  ];
};
