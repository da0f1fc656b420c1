/** `content/places.yml`: public places around the suite. Distances are calculated from the coordinates. */
import * as v from "valibot";
import { fields, list, listOfFile } from "./fields";
import { bilingual, id, latitude, longitude, numberBetween, oneOf, sample } from "./values";

/** The categories of places, in the order of the filter (specification §2). */
export const placeCategories = ["restaurants", "landmarks", "shopping"] as const;

const place = fields({
  id,
  /** Taken from a map and not confirmed yet. */
  sample,
  category: oneOf(placeCategories),
  name: bilingual,
  latitude,
  longitude,
  /** The coordinates may be wrong by more than about 100 m. */
  verify: v.optional(v.boolean()),
  description: bilingual,
});

export const placesSchema = fields({
  /** The walking distance divided by the straight-line distance. */
  detourFactor: numberBetween(1, 3),
  metresPerMinute: numberBetween(30, 150),
  categories: list(oneOf(placeCategories)),
  places: listOfFile(place, "content/places.yml"),
});

export type Places = v.InferOutput<typeof placesSchema>;
export type Place = Places["places"][number];
