/** A picture of the map for a look, by the same drawing that the pages show. */
import { resolve } from "node:path";
import sharp from "sharp";
import { languages } from "../../../src/settings/languages";
import type { CityGround } from "../../../gatsby/content/schema/map";
import type { Place } from "../../../gatsby/content/schema/places";
import { drawMap } from "../../../gatsby/location/draw-map";
import type { Coordinates } from "../../../src/lib/geo/projection";

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign);

const svgOf = (map: ReturnType<typeof drawMap>, name: string): string => {
  const lines = (of: typeof map.streets, colour: string) =>
    of.map(
      ({ width, d }) =>
        `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    );
  const text = (words: string, x: number, y: number, more = "") =>
    `<text x="${x}" y="${y}" font-family="sans-serif" font-size="15" fill="#4a453e" stroke="#f1ede4" stroke-width="3" paint-order="stroke" ${more}>${escaped(words)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${map.side} ${map.side}" width="1400" height="1400">`,
    `<rect width="100%" height="100%" fill="#e9e3d6"/>`,
    `<path d="${map.parks}" fill="#d5d9c0"/>`,
    `<path d="${map.sea}" fill="#cfdedb"/>`,
    ...lines(map.rivers, "#cfdedb"),
    `<path d="${map.squares}" fill="#fbf9f4"/>`,
    ...lines(map.streets, "#fbf9f4"),
    `<path d="${map.shore}" fill="none" stroke="#7d9996" stroke-width="1.5"/>`,
    ...map.labels.map(({ text: words, x, y, angle }) =>
      text(words, 0, 0, `text-anchor="middle" transform="translate(${x} ${y}) rotate(${angle})"`),
    ),
    ...map.markers.map(
      ({ x, y }, index) =>
        `<circle cx="${x}" cy="${y}" r="13" fill="#fff" stroke="#2b2723"/>${text(String(index + 1), x, y + 5, 'text-anchor="middle"')}`,
    ),
    `<path d="M-15 0V-34a15 15 0 0 1 30 0V0Z" fill="#9c4a2f" transform="translate(${map.suite.x} ${map.suite.y})"/>`,
    text(name, map.suite.x - 22, map.suite.y - 14, 'text-anchor="end" font-weight="600"'),
    ...(map.source === null ? [] : [text(`© ${map.source}`, map.side - 10, map.side - 10, 'text-anchor="end"')]),
    "</svg>",
  ].join("\n");
};

/** Writes one picture for each language into `folder`; gives their paths. */
export const writePictures = async (
  folder: string,
  ground: CityGround,
  suite: Coordinates,
  name: Readonly<Record<(typeof languages)[number], string>>,
  places: readonly Place[],
): Promise<string[]> => {
  const marked = places.map(({ id, latitude, longitude }) => ({ slug: id, latitude, longitude }));
  return Promise.all(
    languages.map(async (language) => {
      const path = resolve(folder, `map.${language}.png`);
      const drawn = drawMap(ground, { language, coordinates: suite, places: marked, name: name[language] });
      await sharp(Buffer.from(svgOf(drawn, name[language])))
        .png()
        .toFile(path);
      return path;
    }),
  );
};
