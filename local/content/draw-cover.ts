/** A cover for a post that has none yet: the arch that is shown wherever a picture is missing. */
import sharp from "sharp";

/** In pixels; large enough for every place where a cover is shown. */
const size = { width: 1920, height: 1280 };

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 1280" width="${size.width}" height="${size.height}">
  <rect width="1920" height="1280" fill="#f3ede3"/>
  <path d="M700 1280V640a260 260 0 0 1 520 0v640Z" fill="#e8dfd1"/>
  <path d="M700 1000h520v280H700Z" fill="#dfe7e3"/>
  <circle cx="960" cy="760" r="88" fill="#a8573c"/>
</svg>`;

/** Draws it to `path` as a JPEG. */
export const drawCover = async (path: string): Promise<void> => {
  await sharp(Buffer.from(drawing)).jpeg({ quality: 82, mozjpeg: true }).toFile(path);
};
