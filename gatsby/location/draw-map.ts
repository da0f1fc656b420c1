/** The whole drawing: the ground, the suite, the numbers of the places, and the labels that do not overlap. Pure functions. */
import type { Language } from "../../src/settings/languages";
import { type Coordinates, type Point, project } from "../../src/lib/geo/projection";
import type { CityGround } from "../content/schema/map";
import { drawGround, side } from "./drawing";
import { clearLabels } from "./labels";
import { markersOf } from "./markers";

interface Drawn {
  readonly language: Language;
  /** Where the suite is. */
  readonly coordinates: Coordinates;
  /** The house's short name, shown beside the suite's mark. */
  readonly name: string;
  readonly places: readonly (Coordinates & { readonly slug: string })[];
}

export const drawMap = (ground: CityGround, { language, coordinates, name, places }: Drawn) => {
  const { x, y } = project(ground.frame, side, coordinates);
  const suite: Point = { x: Math.round(x), y: Math.round(y) };
  // The suite's mark is an arch that points to the position. Its two ends must stay uncovered.
  const mark = [suite, { x: suite.x, y: suite.y - 30 }];
  const { labels, ...drawing } = drawGround(ground, language);
  // The letters of the name at the size on phones, which is larger.
  const letters = Array.from(name, (_, index) => ({ x: suite.x - 42 - index * 18, y: suite.y - 25 }));
  const markers = markersOf(ground.frame, places, [...mark, ...letters]);
  return { ...drawing, suite, markers, labels: clearLabels(labels, { markers, mark, name }) };
};
