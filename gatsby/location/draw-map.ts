/** The whole drawing: the ground, the suite, the numbers of the places, and the names that find room between them. Pure. */
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
  /** The house's short name, which stands beside the suite's mark. */
  readonly name: string;
  readonly places: readonly (Coordinates & { readonly slug: string })[];
}

export const drawMap = (ground: CityGround, { language, coordinates, name, places }: Drawn) => {
  const { x, y } = project(ground.frame, side, coordinates);
  const suite: Point = { x: Math.round(x), y: Math.round(y) };
  // The suite's mark is an arch whose point is the position: both ends of it stay free.
  const mark = [suite, { x: suite.x, y: suite.y - 30 }];
  const { labels, ...drawing } = drawGround(ground, language);
  // The name as a phone shows it, which is larger.
  const letters = Array.from(name, (_, index) => ({ x: suite.x - 42 - index * 18, y: suite.y - 25 }));
  const markers = markersOf(ground.frame, places, [...mark, ...letters]);
  return { ...drawing, suite, markers, labels: clearLabels(labels, { markers, mark, name }) };
};
