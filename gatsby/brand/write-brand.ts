/** Writes the wordmarks and icons to `public/`, in the colours of the theme. */
import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import sharp from "sharp";
import { logoBackgrounds, logoPath } from "../../src/settings/drawn-pictures";
import { languages } from "../../src/settings/languages";
import type { Content } from "../content/content";
import { writeChanged } from "../folders";
import type { Palette } from "../theme/shades";
import { palettesOf } from "../theme/theme-sheet";
import { type BrandDrawings, brandDrawings, sizeOf } from "./drawings";

const inColours = (ink: string, sun: string): string => `svg{color:${ink}}.sun{fill:${sun}}`;

/** Adds a style sheet to a drawing: as a separate file, it does not get the colours of the page. */
const withStyle = (drawing: string, style: string): string =>
  drawing.replace(/<svg\b[^>]*>/, (tag) => `${tag}<style>${style}</style>`);

/** Centres a drawing in a square. `part` is the share of the square's side that the drawing's longer side takes. */
const square = (drawing: string, side: number, part: number): string => {
  const { width, height } = sizeOf(drawing);
  const scale = (side * part) / Math.max(width, height);
  const [across, down] = [width * scale, height * scale];
  const place = `x="${(side - across) / 2}" y="${(side - down) / 2}" width="${across}" height="${down}"`;
  const placed = drawing.replace(/<svg\b/, `<svg ${place}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${placed}</svg>`;
};

/** Each `part` allows for the system's cropping: phones cut a circle out of the maskable icon. */
const icons = [
  { file: "apple-touch-icon.png", side: 180, part: 0.74 },
  { file: "icon-192.png", side: 192, part: 0.8 },
  { file: "icon-512.png", side: 512, part: 0.8 },
  { file: "icon-maskable-512.png", side: 512, part: 0.56 },
] as const;

/** The side of the icon for programs that ask for `/favicon.ico` or cannot draw SVG, such as feed readers. */
const smallIcon = 32;

/** An ICO file with one picture, a PNG. The format is described at https://en.wikipedia.org/wiki/ICO_(file_format). */
const icoOf = (png: Buffer, side: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // with one picture
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

const writeIcons = async (folder: string, { icon }: BrandDrawings, light: Palette): Promise<void> => {
  const draw = (side: number, part: number) => {
    const drawing = withStyle(square(icon, side, part), inColours(light.text, light.sun));
    return sharp(Buffer.from(drawing)).resize(side, side).flatten({ background: light.surface });
  };
  await mkdir(resolve(folder, "icons"), { recursive: true });
  for (const { file, side, part } of icons)
    await writeFile(resolve(folder, "icons", file), await draw(side, part).png({ palette: true }).toBuffer());
  const small = await draw(smallIcon, 0.9).ensureAlpha().png().toBuffer();
  await writeFile(resolve(folder, "favicon.ico"), icoOf(small, smallIcon));
};

/** Writes all files of the brand and returns the drawings. */
export const writeBrand = async ({ site, theme }: Pick<Content, "site" | "theme">, root: string) => {
  const drawings = brandDrawings(root, { names: site.brand.shortName, face: theme.typefaces.display });
  const folder = resolve(root, "public");
  const { light, dark } = palettesOf(theme);
  const styles = { paper: inColours(light.text, light.sun), inverse: inColours(dark.text, dark.sun) };
  for (const language of languages) {
    for (const background of logoBackgrounds) {
      const file = resolve(folder, logoPath(language, background).slice(1));
      await writeChanged(file, withStyle(drawings.wordmarks[language], styles[background]));
    }
  }
  const tabStyle = `${styles.paper}@media(prefers-color-scheme:dark){${styles.inverse}}`;
  await writeChanged(resolve(folder, "favicon.svg"), withStyle(square(drawings.icon, 32, 1), tabStyle));
  await writeIcons(folder, drawings, light);
  return drawings;
};
