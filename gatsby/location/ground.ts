/** What the drawn map is drawn from: `content/map.geojson`, true lines of streets and shore, replaceable by any GeoJSON of that shape. */
import { readFileSync } from "node:fs";
import * as v from "valibot";

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

const groundSchema = v.object({
  type: v.literal("FeatureCollection"),
  /** The square that is shown: its north-western corner and the length of a side in metres. */
  frame: v.object({ west: v.number(), north: v.number(), metres: v.pipe(v.number(), v.minValue(100)) }),
  features: v.array(
    v.union([
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
    ]),
  ),
});

export type Ground = v.InferOutput<typeof groundSchema>;

/** Reads the ground. Throws naming the file, the feature and what is wrong with it. */
export const readGround = (path: string): Ground => {
  const result = v.safeParse(groundSchema, JSON.parse(readFileSync(path, "utf8")));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(
    `${path}: ${v.getDotPath(issue) ?? "the file"}: ${issue.message}. See the features already there for the shape.`,
  );
};
