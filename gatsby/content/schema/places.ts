/** `content/places.yml`: public places around the suite. Distances follow from the coordinates. */
import * as v from "valibot";
import { fields, list, listOfFile } from "./fields";
import { bilingual, id, latitude, longitude, numberBetween, oneOf, sample } from "./values";

/** The kinds of places, in the order of the filter (specification §2). */
export const placeCategories = ["restaurants", "landmarks", "shopping"] as const;

const place = fields({
  id,
  /** Suggested by a map, and not confirmed yet. */
  sample,
  category: oneOf(placeCategories),
  name: bilingual,
  latitude,
  longitude,
  /** The pin may be off by more than about 100 m. */
  verify: v.optional(v.boolean()),
  description: bilingual,
});

export const placesSchema = fields({
  /** How much longer the way on foot is than the straight line. */
  detourFactor: numberBetween(1, 3),
  metresPerMinute: numberBetween(30, 150),
  categories: list(oneOf(placeCategories)),
  places: listOfFile(place, "content/places.yml"),
});

export type Places = v.InferOutput<typeof placesSchema>;
export type Place = Places["places"][number];
