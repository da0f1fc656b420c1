/** `content/map.geojson`: streets, shore and other features of the map, written by `npm run map` or drawn by hand. Optional. */
import * as v from "valibot";
import { issueMessage } from "../content-issue";
import { fields } from "./fields";
import { latitude, longitude, numberBetween, sample } from "./values";

const position = v.pipe(v.array(v.number()), v.minLength(2));
const line = v.pipe(v.array(position), v.minLength(2));
const feature = <
  Kind extends string,
  Properties extends v.ObjectEntries,
  Geometry extends string,
  Shape extends v.GenericSchema,
>(
  kind: Kind,
  properties: Properties,
  geometry: Geometry,
  coordinates: Shape,
) =>
  v.object({
    type: v.literal("Feature"),
    properties: v.object({ kind: v.literal(kind), ...properties }),
    geometry: v.object({ type: v.literal(geometry), coordinates }),
  });

const anyFeature = v.union(
  [
    feature("street", { width: v.number() }, "LineString", line),
    ...(["street", "river"] as const).map((kind) =>
      feature(kind, { width: v.number() }, "MultiLineString", v.array(line)),
    ),
    feature(
      "shore",
      { waves: v.object({ count: v.number(), metres: v.number(), bearing: v.number() }) },
      "LineString",
      line,
    ),
    feature("shore", {}, "MultiLineString", v.array(line)),
    ...(["sea", "park", "square"] as const).flatMap((kind) => [
      feature(kind, {}, "Polygon", v.array(line)),
      feature(kind, {}, "MultiPolygon", v.array(v.array(line))),
    ]),
    feature(
      "label",
      { of: v.picklist(["street", "water"]), angle: v.number(), text: v.object({ en: v.string(), el: v.string() }) },
      "Point",
      position,
    ),
  ],
  issueMessage(
    "This is no street, river, shore, sea, park, square or label that the map can draw.",
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
    "This is no map that the site can draw.",
    "Give it “type”, “frame” and “features”, as the demo’s map has them.",
  ),
);

export type CityGround = v.InferOutput<typeof mapSchema>;
