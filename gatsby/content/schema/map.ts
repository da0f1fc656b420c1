/** `content/map.geojson`: streets, shore and other features of the map, written by `npm run map` or drawn by hand. Optional. */
import * as v from "valibot";
import { issueMessage } from "../content-issue";
import { fields } from "./fields";
import { latitude, longitude, numberBetween, sample } from "./values";

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
