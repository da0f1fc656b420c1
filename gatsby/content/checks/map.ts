/** Checks that the suite is within the drawn map. */
import { project } from "../../../src/lib/geo/projection";
import type { CheckTools, Draft } from "../content";
import { reportIn } from "../report-in";

/** The marker is drawn at the suite's coordinates, so it would be invisible outside the frame. */
export const checkMap = (draft: Draft, tools: CheckTools): void => {
  const { map, site } = draft;
  if (map === undefined || map === null || site === undefined) return;
  const { x, y } = project(map.frame, 1, site.coordinates);
  if (x >= 0 && x <= 1 && y >= 0 && y <= 1) return;
  reportIn(draft, "content/site.yml", tools)(
    ["coordinates"],
    "The suite lies outside the map that content/map.geojson draws.",
    "Correct the coordinates; or make a map around them: npm run map. Without the file the page shows the places alone.",
  );
};
