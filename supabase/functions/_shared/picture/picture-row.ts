/** The database's data on one picture (public.picture_at). */
import * as v from "valibot";
import type { Services } from "../services.ts";

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
