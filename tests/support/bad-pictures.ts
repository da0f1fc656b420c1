/**
 * Problematic pictures as owners may have them: rotated, in other colour spaces, truncated, misnamed, or made to attack
 * a decoder. Those that must be shown have red, green, blue and yellow corners, beginning at the upper left.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import {
  animatedPng,
  avifWithSize,
  heic,
  jpegBomb,
  jpegWithSize,
  pngBomb,
  pngWithSize,
  tiffBomb,
  webpBomb,
  webpWithSize,
} from "./picture-bytes";

export interface BadPicture {
  /** What is special about the picture. */
  readonly name: string;
  /** The file name with its extension. */
  readonly file: string;
  /** Undefined for a folder of that name. */
  readonly bytes: Buffer | undefined;
  /** What the file really is, whatever its extension; undefined for an empty file or a folder. */
  readonly format: string | undefined;
  /** Whether the picture must be shown, upright and in `cornerColours`. Otherwise it must be refused. */
  readonly shown: boolean;
}

type Fields = readonly [name: string, file: string, format: string | undefined, bytes: Buffer | undefined];
const shown = (...[name, file, format, bytes]: Fields): BadPicture => ({ name, file, format, bytes, shown: true });
const refused = (...[name, file, format, bytes]: Fields): BadPicture => ({ name, file, format, bytes, shown: false });

/** The size of the upright pictures that must be shown. */
export const pictureSize = { width: 1800, height: 1200 } as const;
const { width, height } = pictureSize;

/** The corner colours of the upright picture, beginning at the upper left: red, green, blue, yellow. */
export const cornerColours = [
  [200, 40, 40],
  [40, 160, 60],
  [40, 60, 200],
  [220, 200, 40],
] as const;

const scene = async (): Promise<Buffer> => {
  const half = { width: width / 2, height: height / 2 };
  const parts = cornerColours.map(([r, g, b], index) => ({
    input: { create: { ...half, channels: 3 as const, background: { r, g, b } } },
    left: (index % 2) * half.width,
    top: Math.floor(index / 2) * half.height,
  }));
  return sharp({ create: { width, height, channels: 3, background: "#888" } })
    .composite(parts)
    .png()
    .toBuffer();
};

/** How pictures of EXIF orientation 1 to 8 are stored: viewers undo this. For 5 and 7, `turned` also mirrors the picture. */
const transformations: readonly ((picture: Sharp) => Sharp)[] = [
  (picture) => picture,
  (picture) => picture.flop(),
  (picture) => picture.rotate(180),
  (picture) => picture.flip(),
  (picture) => picture.rotate(90),
  (picture) => picture.rotate(270),
  (picture) => picture.rotate(270),
  (picture) => picture.rotate(90),
];

const turned = async (upright: Buffer, orientation: number): Promise<Buffer> => {
  const first = await (transformations[orientation - 1] ?? ((picture: Sharp) => picture))(sharp(upright))
    .png()
    .toBuffer();
  return orientation === 5 || orientation === 7 ? sharp(first).flop().png().toBuffer() : first;
};

type Encode = (picture: Sharp) => Sharp;
const formats: readonly (readonly [format: string, extension: string, encode: Encode])[] = [
  ["JPEG", "jpg", (picture) => picture.jpeg({ quality: 90 })],
  ["PNG", "png", (picture) => picture.png({ compressionLevel: 1 })],
  ["WebP", "webp", (picture) => picture.webp({ quality: 90, effort: 0 })],
];

const orientations = async (upright: Buffer): Promise<BadPicture[]> => {
  const pictures: BadPicture[] = [];
  for (let orientation = 1; orientation <= 8; orientation += 1) {
    const stored = await turned(upright, orientation);
    for (const [format, extension, encode] of formats) {
      const bytes = await encode(sharp(stored)).withMetadata({ orientation }).toBuffer();
      pictures.push(
        shown(`${format} of orientation ${orientation}`, `turned-${orientation}.${extension}`, format, bytes),
      );
    }
  }
  return pictures;
};

const svg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#c82828"/></svg>`,
);
const svgBomb = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"><filter id="f"><feGaussianBlur stdDeviation="500"/></filter><rect width="100%" height="100%" filter="url(#f)"/></svg>`,
);
const webPage = Buffer.from("<!doctype html>\n<title>403 Forbidden</title>\n<p>The picture may not be linked to.\n");
const lfsPointer = Buffer.from("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n");
const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n");

const colours = async (upright: Buffer): Promise<BadPicture[]> => {
  const jpeg = await sharp(upright).jpeg().toBuffer();
  return [
    shown(
      "CMYK, as for print",
      "cmyk.jpg",
      "JPEG",
      await sharp(upright).toColourspace("cmyk").withIccProfile("cmyk").jpeg().toBuffer(),
    ),
    shown("16 bits per colour", "deep.png", "PNG", await sharp(upright).toColourspace("rgb16").png().toBuffer()),
    shown("a wide-gamut profile", "wide.jpg", "JPEG", await sharp(upright).withIccProfile("p3").jpeg().toBuffer()),
    shown("an alpha channel", "alpha.png", "PNG", await sharp(upright).ensureAlpha(0.99).png().toBuffer()),
    shown("an alpha channel in WebP", "alpha.webp", "WebP", await sharp(upright).ensureAlpha(0.99).webp().toBuffer()),
    shown("a palette", "palette.png", "PNG", await sharp(upright).png({ palette: true }).toBuffer()),
    shown("interlaced", "interlaced.png", "PNG", await sharp(upright).png({ progressive: true }).toBuffer()),
    shown("progressive", "progressive.jpg", "JPEG", await sharp(upright).jpeg({ progressive: true }).toBuffer()),
    shown("an extension in capitals", "CAPITALS.JPG", "JPEG", jpeg),
    shown(
      "a short video after the picture",
      "motion.jpg",
      "JPEG",
      Buffer.concat([jpeg, Buffer.from("\0\0\0\x18ftypmp42", "latin1"), Buffer.alloc(100_000, 7)]),
    ),
  ];
};

const misnamed = async (upright: Buffer): Promise<BadPicture[]> => {
  const webp = await sharp(upright).webp().toBuffer();
  const gif = await sharp(upright).gif().toBuffer();
  const avif = await sharp(upright).avif({ effort: 0 }).toBuffer();
  return [
    shown("PNG named .jpg", "png.jpg", "PNG", upright),
    shown("WebP named .jpg", "webp.jpg", "WebP", webp),
    shown("JPEG named .png", "jpeg.png", "JPEG", await sharp(upright).jpeg().toBuffer()),
    shown("AVIF named .jpg", "avif.jpg", "AVIF", avif),
    refused("HEIC named .jpg", "heic.jpg", "HEIC", heic()),
    refused("HEIC", "photo.heic", "HEIC", heic()),
    refused("SVG named .jpg", "svg.jpg", "SVG", svg),
    refused("SVG", "drawing.svg", "SVG", svg),
    refused("GIF named .png", "gif.png", "GIF", gif),
    refused("GIF", "picture.gif", "GIF", gif),
    refused("TIFF named .jpg", "tiff.jpg", "TIFF", await sharp(upright).tiff().toBuffer()),
    refused("a web page named .jpg", "page.jpg", "web page", webPage),
    refused("PDF named .jpg", "leaflet.jpg", "PDF", pdf),
    refused("a Git LFS pointer", "pointer.jpg", "Git LFS pointer", lfsPointer),
    refused("an empty file", "empty.jpg", undefined, Buffer.alloc(0)),
    refused("a folder", "folder.jpg", undefined, undefined),
  ];
};

const broken = async (upright: Buffer): Promise<BadPicture[]> => {
  const jpeg = await sharp(upright).jpeg({ quality: 90 }).toBuffer();
  const webp = await sharp(upright).webp({ quality: 90, effort: 0 }).toBuffer();
  const avif = await sharp(upright).avif({ effort: 0 }).toBuffer();
  const png = await sharp(upright).png({ adaptiveFiltering: false }).toBuffer();
  const still = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#c82828" } })
    .png()
    .toBuffer();
  const frame = (background: string) => ({ create: { width, height, channels: 3 as const, background } });
  const frames = await sharp(
    await Promise.all(["#c82828", "#28a03c"].map((colour) => sharp(frame(colour)).png().toBuffer())),
    { join: { animated: true } },
  )
    .webp({ effort: 0, delay: [100, 100] })
    .toBuffer();
  const flat = await sharp({ create: { width: 160, height: 160, channels: 3, background: "#888" } })
    .jpeg({ quality: 20, optimiseCoding: false })
    .toBuffer();
  const half = (picture: Buffer): Buffer => picture.subarray(0, Math.floor(picture.length / 2));
  const damaged = Buffer.from(png);
  damaged.fill(0x55, Math.floor(png.length / 2), Math.floor(png.length / 2) + 40);
  const gif = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#c82828" } })
    .gif()
    .toBuffer();
  gif.writeUInt16LE(65_000, 6);
  gif.writeUInt16LE(65_000, 8);
  return [
    refused("JPEG of 256 million pixels", "bomb.jpg", "JPEG", jpegBomb(flat)),
    refused("PNG of 900 million pixels", "bomb.png", "PNG", pngBomb()),
    refused("WebP of 268 million pixels", "bomb.webp", "WebP", webpBomb()),
    refused("AVIF of 900 million pixels", "bomb.avif", "AVIF", avifWithSize(avif, 30_000, 30_000)),
    refused("TIFF of 900 million pixels", "bomb.tiff", "TIFF", tiffBomb()),
    refused("GIF of 4,000 million pixels", "bomb.gif", "GIF", gif),
    refused("SVG of 10,000 million pixels", "bomb.svg", "SVG", svgBomb),
    refused("JPEG whose header states a larger size", "wrong-size.jpg", "JPEG", jpegWithSize(jpeg, 8000, 6000)),
    refused("PNG whose header states a larger size", "wrong-size.png", "PNG", pngWithSize(png, 8000, 6000)),
    refused("WebP whose header states a larger size", "wrong-size.webp", "WebP", webpWithSize(webp, 8000, 6000)),
    refused("a JPEG cut in half", "cut.jpg", "JPEG", half(jpeg)),
    refused("a PNG cut in half", "cut.png", "PNG", half(png)),
    refused("a WebP cut in half", "cut.webp", "WebP", half(webp)),
    refused("an AVIF cut in half", "cut.avif", "AVIF", half(avif)),
    refused("a damaged PNG", "damaged.png", "PNG", damaged),
    refused("an animated WebP", "frames.webp", "WebP", frames),
    refused("an animated PNG", "frames.png", "PNG", animatedPng(still, 1600, 1000)),
  ];
};

let created: Promise<readonly BadPicture[]> | undefined;

/** All pictures. Created once per process, which takes some seconds. */
export const badPictures = (): Promise<readonly BadPicture[]> => {
  created ??= scene().then(async (upright) => [
    ...(await orientations(upright)),
    ...(await colours(upright)),
    ...(await misnamed(upright)),
    ...(await broken(upright)),
  ]);
  return created;
};

/** Creates `folder` and writes all pictures into it. */
export const writeBadPictures = async (folder: string): Promise<readonly BadPicture[]> => {
  const pictures = await badPictures();
  await mkdir(folder, { recursive: true });
  for (const { file, bytes } of pictures) {
    if (bytes === undefined) await mkdir(join(folder, file), { recursive: true });
    else await writeFile(join(folder, file), bytes);
  }
  return pictures;
};
