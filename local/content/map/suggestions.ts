/** Suggests places within walking distance, in the format of `content/places.yml`. Pure functions. */
import { stringify } from "yaml";
import { type Coordinates, distanceMetres, walkMinutes } from "../../../src/lib/geo/coordinates";
import type { Place, Places } from "../../../gatsby/content/schema/optional-files";
import { slugOf, uniqueNames } from "../../../gatsby/content/slug";
import { placeCategories } from "../../../src/settings/location";
import { indented } from "../edit-yaml";
import { namesOf } from "./labels";
import { type Position, centreOf } from "./lines";
import type { Tags } from "./read-osm";
import type { Region } from "./region";

/** The largest distance in a straight line, in metres, and the largest number of places per category. */
const maxDistance = 1000;
const maxPerCategory = 8;

const kinds: readonly (readonly [Place["category"], string, readonly string[]])[] = [
  ["restaurants", "amenity", ["restaurant", "cafe", "bar"]],
  ["landmarks", "tourism", ["museum", "attraction", "viewpoint", "gallery"]],
  ["landmarks", "historic", ["monument", "castle", "ruins", "archaeological_site", "fort", "city_gate"]],
  ["landmarks", "place", ["square"]],
  ["shopping", "amenity", ["marketplace", "pharmacy"]],
  ["shopping", "shop", ["supermarket", "bakery", "department_store", "mall", "deli", "wine", "books", "gift"]],
];

/** The category of a place (specification §2); undefined if it is of no kind in `kinds`. */
const categoryOf = (tags: Tags): Place["category"] | undefined =>
  kinds.find(([, key, values]) => values.includes(tags[key] ?? ""))?.[0];

/** Estimates how well known a place is: first by whether it has a Wikipedia or Wikidata entry, then by the number of its tags. */
const fame = (tags: Tags): number => ("wikidata" in tags || "wikipedia" in tags ? 100 : 0) + Object.keys(tags).length;

/**
 * The best-known places of each category, nearest first. Each is marked as a sample, because the owner has not chosen
 * it yet.
 */
export const suggestionsOf = (
  region: Region,
  suite: Coordinates,
  toCoordinates: (at: Position) => Coordinates,
): Place[] => {
  const unique = uniqueNames();
  const found = [
    ...region.points,
    ...region.areas.flatMap(({ tags, outer: [ring] }) =>
      ring === undefined || ring.length < 4 ? [] : [{ tags, at: centreOf(ring) }],
    ),
  ].flatMap(({ tags, at }) => {
    const [category, name] = [categoryOf(tags), namesOf(tags)];
    if (category === undefined || name === undefined) return [];
    const coordinates = toCoordinates(at);
    const metres = distanceMetres(suite, coordinates);
    return metres > maxDistance ? [] : [{ category, name, ...coordinates, metres, fame: fame(tags) }];
  });
  return placeCategories.flatMap((category) =>
    found
      .filter((place) => place.category === category)
      .sort((a, b) => b.fame - a.fame)
      .filter(({ name }, index, all) => all.findIndex((other) => other.name.el === name.el) === index)
      .slice(0, maxPerCategory)
      .sort((a, b) => a.metres - b.metres)
      .map(({ name, latitude, longitude }): Place => ({
        id: unique(slugOf(name.en) || category),
        sample: true,
        category,
        name,
        latitude: Number(latitude.toFixed(5)),
        longitude: Number(longitude.toFixed(5)),
        description: {
          en: "[Two or three sentences: what it is, and why one of your guests would go.]",
          el: "[Δύο ή τρεις προτάσεις: τι είναι, και γιατί θα πήγαινε εκεί ένας επισκέπτης σας.]",
        },
      })),
  );
};

/** The text of the file, with each place's distance in a comment. */
export const placesFile = (places: readonly Place[], suite: Coordinates): string => {
  const rules: Omit<Places, "places"> = {
    detourFactor: 1.3,
    metresPerMinute: 80,
  };
  const entries = places.map((place) => {
    const metres = distanceMetres(suite, place);
    return `  # ${metres} m in a straight line, about ${walkMinutes(metres, rules)} min on foot.\n${indented(stringify([place], { lineWidth: 0 }), 2)}`;
  });
  return `# Suggestions from OpenStreetMap (© OpenStreetMap contributors). Keep the ones you would send a guest to, describe them, and remove
# their “sample: true”. Distances and minutes on the page are worked out from the coordinates.

${stringify(rules)}
places:
${entries.join("")}`;
};
