/** Writes the small map of the suite's page to `public/`, one file for each language. */
import { resolve } from "node:path";
import { languages } from "../../src/settings/languages";
import { smallMapPath } from "../../src/settings/small-map";
import type { Content } from "../content/content";
import { readFont } from "../fonts/outlines";
import { waterStyles } from "../fonts/styles";
import { writeChanged } from "../hosting/public-folder";
import { palettesOf } from "../theme/theme-sheet";
import { drawMap } from "./draw-map";
import { smallMap } from "./small-map";

/** Writes nothing for a house without a map. */
export const writeSmallMaps = async (
  { map, site, theme }: Pick<Content, "map" | "site" | "theme">,
  root: string,
): Promise<void> => {
  if (map === null) return;
  const font = readFont(root, waterStyles[theme.typefaces.display]);
  const palettes = palettesOf(theme);
  for (const language of languages) {
    const name = site.brand.shortName[language];
    const drawing = drawMap(map, { language, coordinates: site.coordinates, name, places: [] });
    await writeChanged(resolve(root, "public", smallMapPath(language).slice(1)), smallMap(drawing, palettes, font));
  }
};
