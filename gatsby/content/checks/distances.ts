/** Reports places that are too far from the house: a wrong digit in their coordinates would be published as a walk of a month. */
import type { Coordinates } from "../../../src/lib/geo/projection";
import type { Checked } from "../content";
import { distanceMetres } from "../distance";
import type { Wrong } from "../content-issue";

/** Farther than any day trip. */
const mostKilometres = 200;

const kilometres = (from: Coordinates, to: Coordinates): number => Math.round(distanceMetres(from, to) / 1000);

const isNear = (from: Coordinates, to: Coordinates): boolean => kilometres(from, to) <= mostKilometres;

const wrongPlace = (house: Coordinates, place: Coordinates): Wrong => {
  const exchanged = { latitude: place.longitude, longitude: place.latitude };
  if (isNear(house, exchanged)) return ["Latitude and longitude are exchanged.", "Exchange the two numbers."];
  const problem = `The place is ${kilometres(house, place)} km from the house, and may be ${mostKilometres} km from it at most.`;
  return [problem, "Correct its latitude and longitude; or correct “coordinates” in content/site.yml."];
};

/**
 * Reports each place that is too far from the house. If there are several and all are too far, none is reported: they are the demo's
 * places, which a new house in another city keeps for now. `check:launch` lists them, and the owner replaces them before the launch.
 */
export const checkDistances = ({ places, site, reportIn }: Checked): void => {
  const all = places?.places ?? [];
  const areElsewhere = all.length > 1 && !all.some((place) => isNear(site.coordinates, place));
  if (areElsewhere) return;
  for (const [index, place] of all.entries())
    if (!isNear(site.coordinates, place))
      reportIn("content/places.yml")(["places", index, "latitude"], ...wrongPlace(site.coordinates, place));
};
