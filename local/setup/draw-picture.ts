/** A plain picture in the place of a photograph: a wall and a floor, in the colours of the house. */
import sharp from "sharp";

/** Wide enough for every place of the site. */
const size = { width: 2400, height: 1600 };

/** What the picture is painted with. */
export interface Paints {
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
}

/** The picture at a place of the gallery, as JPEG: each a little darker than the one before it, by turns, so that neighbours are told apart. */
export const drawPicture = async (index: number, { paper, ink, accent }: Paints): Promise<Buffer> => {
  const line = 1150 + 40 * (index % 3);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="${paper}"/>
    <rect width="100%" height="100%" fill="${ink}" opacity="${0.06 + 0.03 * (index % 3)}"/>
    <rect y="${line}" width="100%" height="${size.height - line}" fill="${accent}" opacity="0.4"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
};
