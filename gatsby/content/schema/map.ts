/** `content/map.geojson`: true lines of streets and shore, replaceable by any GeoJSON of this shape. */
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
    feature(
      "shore",
      { waves: v.object({ count: v.number(), metres: v.number(), bearing: v.number() }) },
      "LineString",
      line,
    ),
    feature("sea", {}, "Polygon", v.array(line)),
    feature("park", {}, "Polygon", v.array(line)),
    feature("square", {}, "Polygon", v.array(line)),
    feature(
      "label",
      { of: v.picklist(["street", "water"]), angle: v.number(), text: v.object({ en: v.string(), el: v.string() }) },
      "Point",
      position,
    ),
  ],
  issueMessage(
    "This is no street, shore, sea, park, square or label that the map can draw.",
    "Compare its properties and its geometry with the features of the same kind around it.",
  ),
);

export const mapSchema = v.object(
  {
    type: v.literal("FeatureCollection"),
    sample,
    /** The square that is shown: its north-western corner and the length of a side in metres. */
    frame: fields({ west: longitude, north: latitude, metres: numberBetween(100, 100_000) }),
    features: v.array(anyFeature),
  },
  issueMessage(
    "This is no map that the site can draw.",
    "Give it “type”, “frame” and “features”, as the demo’s map has them.",
  ),
);

export type CityGround = v.InferOutput<typeof mapSchema>;
