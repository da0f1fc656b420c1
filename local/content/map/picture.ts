/** Pictures of the map for a preview. The ground and all positions are those of the pages; names and markers are drawn again, more simply. */
import { resolve } from "node:path";
import sharp from "sharp";
import { languages } from "../../../src/settings/languages";
import type { CityGround, Place } from "../../../gatsby/content/schema/optional-files";
import { escapeMarkup } from "../../../gatsby/feeds/tree-html";
import { drawMap } from "../../../gatsby/location/draw-map";
import { groundStyles } from "../../../gatsby/location/drawing";
import type { Palette } from "../../../gatsby/theme/shades";
import type { Coordinates } from "../../../src/lib/geo/coordinates";

const svgOf = (map: ReturnType<typeof drawMap>, name: string, colours: Palette): string => {
  const text = (label: string, x: number, y: number, attributes = "") =>
    `<text x="${x}" y="${y}" font-family="sans-serif" font-size="15" fill="${colours["text-soft"]}" stroke="${colours["map-land"]}" stroke-width="3" paint-order="stroke" ${attributes}>${escapeMarkup(label)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${map.side} ${map.side}" width="1400" height="1400">`,
    `<style>${groundStyles.lines}${groundStyles.colours(colours)}</style>`,
    `<rect width="100%" height="100%" fill="${colours["map-land"]}"/>`,
    map.ground,
    ...map.labels.map(({ text: label, x, y, angle }) =>
      text(label, 0, 0, `text-anchor="middle" transform="translate(${x} ${y}) rotate(${angle})"`),
    ),
    ...map.markers.map(
      ({ x, y }, index) =>
        `<circle cx="${x}" cy="${y}" r="13" fill="${colours["surface-raised"]}" stroke="${colours.text}"/>${text(String(index + 1), x, y + 5, 'text-anchor="middle"')}`,
    ),
    `<path d="M-15 0V-34a15 15 0 0 1 30 0V0Z" fill="${colours.accent}" transform="translate(${map.suite.x} ${map.suite.y})"/>`,
    text(name, map.suite.x - 22, map.suite.y - 14, 'text-anchor="end" font-weight="600"'),
    ...(map.source === null ? [] : [text(`© ${map.source}`, map.side - 10, map.side - 10, 'text-anchor="end"')]),
    "</svg>",
  ].join("\n");
};

interface Marked {
  readonly suite: Coordinates;
  readonly name: Readonly<Record<(typeof languages)[number], string>>;
  readonly places: readonly Place[];
  /** The colours of the house's theme, in the light scheme. */
  readonly colours: Palette;
}

/** Writes a picture for each language into `folder`; returns their paths. */
export const writePictures = async (
  folder: string,
  ground: CityGround,
  { suite, name, places, colours }: Marked,
): Promise<string[]> => {
  const marked = places.map(({ id, latitude, longitude }) => ({ slug: id, latitude, longitude }));
  return Promise.all(
    languages.map(async (language) => {
      const path = resolve(folder, `map.${language}.png`);
      const drawn = drawMap(ground, { language, coordinates: suite, places: marked, name: name[language] });
      await sharp(Buffer.from(svgOf(drawn, name[language], colours)))
        .png()
        .toFile(path);
      return path;
    }),
  );
};
