/** Query parameters of a picture URL (specification §7): format, width, height, quality, compress, fit. */
import * as v from "valibot";
import { Failure } from "../answer.ts";
import { fieldCodes } from "../read-body.ts";

const formats = ["avif", "webp", "jpeg", "png"] as const;
export type Format = (typeof formats)[number];

export const contentTypes: Record<Format, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpeg: "image/jpeg",
  png: "image/png",
};

/** Longest side that can be requested: more than 1200 px at double density. */
const longestSide = 3000;

const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const format = v.pipe(
  v.string(),
  v.transform((name) => (name === "jpg" ? "jpeg" : name)),
  v.picklist(formats),
);

/** The schema of the parameters, used for the query of a URL and for the body of optimize-image. */
export const parameterFields = {
  format: v.optional(format),
  width: v.optional(wholeNumber(1, longestSide)),
  height: v.optional(wholeNumber(1, longestSide)),
  quality: v.optional(wholeNumber(1, 100)),
  compress: v.optional(v.boolean()),
  fit: v.optional(v.picklist(["cover"])),
};

const schema = v.strictObject(parameterFields);
export type Parameters = v.InferOutput<typeof schema>;

const numeric = new Set(["width", "height", "quality"]);

/** Reads the query of a picture URL. Throws `invalid_input` for unknown parameters and values out of range. */
export const parametersOf = (query: URLSearchParams): Parameters => {
  const given: Record<string, unknown> = {};
  for (const [name, text] of query) {
    if (numeric.has(name)) given[name] = /^\d{1,5}$/.test(text) ? Number(text) : text;
    else if (name === "compress") given[name] = text === "true" ? true : text;
    else given[name] = text;
  }
  const result = v.safeParse(schema, given);
  if (!result.success) throw new Failure("invalid_input", { fields: fieldCodes(result.issues) });
  return result.output;
};

/** The query string for these parameters, in the order of the specification. */
export const queryOf = ({ format: name, width, height, quality, compress, fit }: Parameters): string => {
  const query = new URLSearchParams();
  if (name !== undefined) query.set("format", name);
  if (width !== undefined) query.set("width", String(width));
  if (height !== undefined) query.set("height", String(height));
  if (quality !== undefined) query.set("quality", String(quality));
  if (compress === true) query.set("compress", "true");
  if (fit !== undefined) query.set("fit", fit);
  return query.toString();
};
