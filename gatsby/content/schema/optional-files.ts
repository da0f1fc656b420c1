/** Files that a house may leave out: `content/places.yml`, `offers.yml` and `safety.yml`, each with a list, and `map.geojson`. */
import * as v from "valibot";
import { placeCategories } from "../../../src/settings/location";
import { fields, listOfFile, rule } from "./fields";
import { bilingual, day, id, latitude, longitude, numberBetween, oneOf, sample, written } from "./values";
import { issueMessage } from "../content-issue";

const place = fields({
  id,
  /** Taken from a map and not confirmed yet. */
  sample,
  category: oneOf(placeCategories),
  name: bilingual,
  latitude,
  longitude,
  /** The coordinates may be wrong by more than about 100 m, or are one point of an area. */
  verify: v.optional(v.boolean()),
  description: bilingual,
});

/** Public places around the house. Distances are calculated from the coordinates. */
export const placesSchema = fields({
  /** The walking distance divided by the straight-line distance. */
  detourFactor: numberBetween(1, 3),
  metresPerMinute: numberBetween(30, 150),
  places: listOfFile(place, "content/places.yml"),
});

export type Place = v.InferOutput<typeof place>;
export type Places = v.InferOutput<typeof placesSchema>;

const promotion = written(
  /^[\w-]{1,40}$/,
  "is not a promotion code.",
  "Write it as the booking engine knows it: letters, digits, hyphens and underscores.",
);

const offer = v.pipe(
  fields({
    id,
    sample,
    title: bilingual,
    text: bilingual,
    /** The first and the last day on which the offer is shown, both included. */
    from: day,
    to: day,
    /** The code of the offer at the booking engine. */
    promotion: v.optional(promotion),
  }),
  rule(({ from, to }, report) => {
    if (from > to) report(["to"], "The offer ends before it begins.", "Swap the two days.");
  }),
);

export const offersSchema = fields({ offers: listOfFile(offer, "content/offers.yml") });

const certificate = v.pipe(
  fields({
    id,
    sample,
    label: bilingual,
    /** Details such as who, how many or where; left out if the label is enough. */
    value: v.optional(bilingual),
    /** The day of the issue, purchase or inspection. */
    date: v.optional(day),
    /** The last day of validity; left out if there is none. */
    lapses: v.optional(day),
  }),
  rule(({ date, lapses }, report) => {
    if (date !== undefined && lapses !== undefined && date > lapses)
      report(["lapses"], "It expires before it was issued.", "Correct one of the two days.");
  }),
);

/** Certificates and equipment that the law requires, with their dates of issue and expiry. */
export const safetySchema = fields({ intro: bilingual, items: listOfFile(certificate, "content/safety.yml") });

const position = v.pipe(v.array(v.number()), v.minLength(2));
const line = v.pipe(v.array(position), v.minLength(2));
const feature = <
  Kind extends string,
  Geometry extends string,
  Shape extends v.GenericSchema,
  Properties extends v.ObjectEntries,
>(
  kinds: readonly Kind[],
  geometry: Geometry,
  coordinates: Shape,
  properties: Properties,
) =>
  v.object({
    type: v.literal("Feature"),
    properties: v.object({ kind: v.picklist(kinds), ...properties }),
    geometry: v.object({ type: v.literal(geometry), coordinates }),
  });

const waves = v.object({ count: v.number(), metres: v.number(), bearing: v.number() });
const label = {
  of: v.picklist(["street", "water"]),
  angle: v.number(),
  text: v.object({ en: v.string(), el: v.string() }),
};

const anyFeature = v.union(
  [
    feature(["street"], "LineString", line, { width: v.number() }),
    feature(["street", "river"], "MultiLineString", v.array(line), { width: v.number() }),
    feature(["shore"], "LineString", line, { waves }),
    feature(["shore"], "MultiLineString", v.array(line), {}),
    feature(["sea", "park", "square"], "Polygon", v.array(line), {}),
    feature(["sea", "park", "square"], "MultiPolygon", v.array(v.array(line)), {}),
    feature(["label"], "Point", position, label),
  ],
  issueMessage(
    "This is not a street, river, shore, sea, park, square or label that the map can draw.",
    "Compare its properties and its geometry with the features of the same kind around it.",
  ),
);

export const mapSchema = v.object(
  {
    type: v.literal("FeatureCollection"),
    sample,
    /** The source of the map data, which the map credits. Left out if the house drew the map. */
    source: v.optional(v.literal("OpenStreetMap")),
    /** The square that is shown: its north-west corner and its side length in metres. */
    frame: fields({ west: longitude, north: latitude, metres: numberBetween(100, 100_000) }),
    features: v.array(anyFeature),
  },
  issueMessage(
    "This is not a map that the site can draw.",
    "Give it “type”, “frame” and “features”, as in the demo’s map.",
  ),
);

export type CityGround = v.InferOutput<typeof mapSchema>;
