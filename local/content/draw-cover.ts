/** Draws a cover for a new post: the arch that is shown where a picture is missing. */
import sharp from "sharp";
import type { Theme } from "../../gatsby/content/schema/theme";
import type { Palette } from "../../gatsby/theme/shades";
import { palettesOf } from "../../gatsby/theme/theme-sheet";

/** The size of the cover, in pixels: large enough for every place where a cover is shown. */
const size = { width: 1920, height: 1280 };

const drawing = ({
  "surface-sunk": ground,
  "surface-tint": arch,
  "map-sea": sea,
  sun,
}: Palette): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 1280" width="${size.width}" height="${size.height}">
  <rect width="1920" height="1280" fill="${ground}"/>
  <path d="M700 1280V640a260 260 0 0 1 520 0v640Z" fill="${arch}"/>
  <path d="M700 1000h520v280H700Z" fill="${sea}"/>
  <circle cx="960" cy="760" r="88" fill="${sun}"/>
</svg>`;

/** Draws the cover in the house's colours and saves it to `path` as a JPEG. Throws if `theme` is undefined: its file has mistakes. */
export const drawCover = async (path: string, theme: Theme | undefined): Promise<void> => {
  if (theme === undefined) throw new Error("content/theme.yml has mistakes: npm run build names them.");
  await sharp(Buffer.from(drawing(palettesOf(theme).light)))
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path);
};
