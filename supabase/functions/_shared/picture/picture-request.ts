/**
 * A request for an uploaded picture: its path and row in the database; the query parameters (specification §7) format, width, height,
 * quality, compress and fit; and the crop and size that they ask for.
 */
import * as v from "valibot";
import { Failure } from "../answer.ts";
import { staffRoleOf } from "../caller.ts";
import { fieldCodes } from "../read-body.ts";
import type { Services } from "../endpoint.ts";

/** The pattern of gallery_images.path. */
const pathRule = /^[a-z0-9][a-z0-9/_-]{0,150}\.(?:jpg|png|webp|avif)$/;

/** The path after the uploads folder, or undefined if the URL is not that of an uploaded picture. */
export const picturePathOf = (pathname: string): string | undefined => {
  const [, path] = /\/uploads\/(.+)$/.exec(pathname) ?? [];
  return path !== undefined && pathRule.test(path) && !path.includes("//") ? path : undefined;
};

const rowSchema = v.nullable(
  v.object({
    path: v.string(),
    contentType: v.string(),
    bytes: v.number(),
    width: v.number(),
    height: v.number(),
    focus: v.object({ x: v.number(), y: v.number() }),
    published: v.boolean(),
  }),
);

export type PictureRow = NonNullable<v.InferOutput<typeof rowSchema>>;

/** The row of a picture. Throws `not_found` if there is none, if it was deleted, or if the caller may not see it. */
export const visiblePicture = async (path: string, request: Request, services: Services): Promise<PictureRow> => {
  const row = v.parse(rowSchema, await services.database.call("picture_at", { p_path: path }));
  if (row === null || (!row.published && (await staffRoleOf(request, services)) === undefined))
    throw new Failure("not_found");
  return row;
};

const formats = ["avif", "webp", "jpeg", "png"] as const;
export type Format = (typeof formats)[number];

export const contentTypes: Record<Format, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpeg: "image/jpeg",
  png: "image/png",
};

/** Longest side that can be requested, in pixels. */
const longestSide = 3000;

/**
 * Longest side of a result, in pixels, whatever is requested: a portrait (2:3) of the greatest width in the pages, 1200, is 1800
 * high. Hosted functions can convert pictures of this size within their limits.
 */
const longestResult = 1800;

const wholeNumber = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
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

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Plan {
  /** Position and size of the crop, in pixels of the source. */
  readonly cut: Size & { readonly x: number; readonly y: number };
  readonly target: Size;
}

const atLeastOne = (length: number): number => Math.max(1, Math.round(length));

/**
 * The crop and scale of a picture, in whole pixels. A picture is never enlarged, and no side of the result is longer than `longestResult`.
 * With `cover` and both sides given, crops the source to their ratio around the focus (0 to 1). Otherwise scales the whole source to fit
 * within the given sides.
 */
export const planOf = (
  source: Size,
  requested: Pick<Parameters, "width" | "height" | "fit">,
  focus: { readonly x: number; readonly y: number },
): Plan => {
  const whole = { x: 0, y: 0, width: source.width, height: source.height };
  if (requested.fit === "cover" && requested.width !== undefined && requested.height !== undefined) {
    const scale = Math.min(
      1,
      Math.min(source.width, longestResult) / requested.width,
      Math.min(source.height, longestResult) / requested.height,
    );
    const target = { width: atLeastOne(requested.width * scale), height: atLeastOne(requested.height * scale) };
    const factor = Math.min(source.width / target.width, source.height / target.height);
    const width = Math.min(source.width, atLeastOne(target.width * factor));
    const height = Math.min(source.height, atLeastOne(target.height * factor));
    const from = (length: number, kept: number, at: number) =>
      Math.round(Math.min(length - kept, Math.max(0, length * at - kept / 2)));
    return {
      cut: { x: from(source.width, width, focus.x), y: from(source.height, height, focus.y), width, height },
      target,
    };
  }
  const limited = (side = longestResult) => Math.min(side, longestResult);
  const scale = Math.min(1, limited(requested.width) / source.width, limited(requested.height) / source.height);
  return { cut: whole, target: { width: atLeastOne(source.width * scale), height: atLeastOne(source.height * scale) } };
};
