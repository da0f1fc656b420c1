/** The small map of the suite's page as an SVG file: the drawn map without the numbers of places, in the theme's colours. */
import { resolve } from "node:path";
import type { Font } from "opentype.js";
import { schemes, smallMapHeight, smallMapPath } from "../../src/settings/location";
import { dataOf, outlineOf, readFont, waterStyles } from "../fonts/typefaces";
import type { Palette } from "../theme/shades";
import { palettesOf } from "../theme/theme-sheet";
import { drawMap } from "./draw-map";
import { groundStyles } from "./drawing";
import { languages } from "../../src/settings/languages";
import type { Content } from "../content/content";
import { writeChanged } from "../folders";

type Drawing = ReturnType<typeof drawMap>;

/** The letter size of the labels of water, in units: the same as on the large map on phones. */
const letterSize = 42;

const coloursOf = (palette: Palette): string =>
  `.land{fill:${palette["map-land"]}}${groundStyles.colours(palette)}.water{fill:${palette.info}}` +
  `.pin{fill:${palette.accent};stroke:${palette["surface-raised"]}}.eye{fill:${palette["on-accent"]}}`;

/** The centre of a name is at its point, as on the large map. */
const waterName = (font: Font, { text, x, y, angle }: Drawing["labels"][number]): string => {
  const outline = outlineOf(font, text, letterSize, 0);
  const { x1, x2 } = outline.getBoundingBox();
  const place = `translate(${x} ${y}) rotate(${angle}) translate(${Math.round(-(x1 + x2) / 2)} 0)`;
  return `<path class="water" transform="${place}" d="${dataOf(outline)}"/>`;
};

/**
 * Draws the SVG, without the upper and lower edge, where `drawMap` puts nothing important. `font` is for the labels of water.
 */
const smallMap = (drawing: Drawing, palette: Palette, font: Font): string => {
  const { side, ground, labels, suite } = drawing;
  const height = side * smallMapHeight;
  const style = `${groundStyles.lines}.pin{stroke-width:2}${coloursOf(palette)}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${(side - height) / 2} ${side} ${height}"><style>${style}</style>` +
    `<path class="land" d="M0 0H${side}V${side}H0Z"/>${ground}` +
    labels
      .filter(({ of }) => of === "water")
      .map((label) => waterName(font, label))
      .join("") +
    `<g transform="translate(${suite.x} ${suite.y}) scale(2)"><path class="pin" d="M-15 0V-34a15 15 0 0 1 30 0V0Z"/>` +
    '<circle class="eye" cy="-31" r="5"/></g></svg>'
  );
};

/** Writes the map to `public/`, one file for each language and colour scheme; nothing for a house without a map. */
export const writeSmallMaps = async ({ map, site, theme }: Pick<Content, "map" | "site" | "theme">, root: string) => {
  if (map === null) return;
  const font = readFont(root, waterStyles[theme.typefaces.display]);
  const palettes = palettesOf(theme);
  for (const language of languages) {
    const name = site.brand.shortName[language];
    const drawing = drawMap(map, { language, coordinates: site.coordinates, name, places: [] });
    for (const scheme of schemes) {
      const file = resolve(root, "public", smallMapPath(language, scheme).slice(1));
      await writeChanged(file, smallMap(drawing, palettes[scheme], font));
    }
  }
};
