/** Draws a plain picture as a placeholder for a photograph: a wall and a floor in the house's colours. */
import sharp from "sharp";

/** In pixels. Wide enough for every place where it is shown. */
const size = { width: 2400, height: 1600 };

/** The picture's colours. */
export interface Paints {
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
}

/** The picture number `index` of the gallery, as a JPEG. Brightness varies, so that neighbours can be distinguished. */
export const drawPicture = async (index: number, { paper, ink, accent }: Paints): Promise<Buffer> => {
  const line = 1150 + 40 * (index % 3);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="${paper}"/>
    <rect width="100%" height="100%" fill="${ink}" opacity="${0.06 + 0.03 * (index % 3)}"/>
    <rect y="${line}" width="100%" height="${size.height - line}" fill="${accent}" opacity="0.4"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
};
