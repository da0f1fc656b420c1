/** The path of an uploaded picture in the bucket, and the database's data on it (public.picture_at). */
import * as v from "valibot";
import type { Services } from "../services.ts";

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

/** The picture at a path, or undefined if there is none or it was deleted. */
export const pictureAt = async (path: string, { database }: Services): Promise<PictureRow | undefined> =>
  v.parse(rowSchema, await database.call("picture_at", { p_path: path })) ?? undefined;
