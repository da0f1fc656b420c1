/** A plain picture in the place of a photograph: a wall and a floor, in the colours of the house. */
import sharp from "sharp";

/** Wide enough for every place of the site. */
const size = { width: 2400, height: 1600 };

/** Walls by turns, so that pictures beside each other are told apart. */
const walls = ["#e9e3d8", "#dfd8ca", "#e4ded4", "#d9d3c4", "#eae5dc", "#d3ccbd"] as const;
const floor = "#b9ab94";

/** The picture at a place of the gallery, as JPEG. */
export const drawPicture = async (index: number): Promise<Buffer> => {
  const wall = walls[index % walls.length] ?? walls[0];
  const line = 1150 + 40 * (index % 3);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="${wall}"/>
    <rect y="${line}" width="100%" height="${size.height - line}" fill="${floor}"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
};
