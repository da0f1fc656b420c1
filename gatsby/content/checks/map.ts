/** The drawn map shows the place where the suite is. */
import { project } from "../../../src/lib/geo/projection";
import type { CheckTools, Draft } from "../content";
import { reportIn } from "../report-in";

/** The suite's mark is drawn at its coordinates: outside the frame the map would show a city without it. */
export const checkMap = (draft: Draft, tools: CheckTools): void => {
  const { map, site } = draft;
  if (map === undefined || site === undefined) return;
  const { x, y } = project(map.frame, 1, site.coordinates);
  if (x >= 0 && x <= 1 && y >= 0 && y <= 1) return;
  reportIn(draft, "content/site.yml", tools)(
    ["coordinates"],
    "The suite lies outside the map that content/map.geojson draws.",
    "Correct the coordinates; or draw your own streets there, with a “frame” (west, north, metres) around the suite.",
  );
};
