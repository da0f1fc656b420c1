/** The list returned by the backend function `uploads`: the pictures that staff have published, in order (docs/backend.md); and their slugs. */
import * as v from "valibot";
import { galleryCategories } from "../settings/gallery";

const portion = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

const publishedUpload = v.object({
  id: v.pipe(v.string(), v.uuid()),
  /** Path in the storage bucket. A file never changes under its path. */
  path: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9/_-]{0,150}\.(?:jpg|png|webp|avif)$/)),
  width: pixels,
  height: pixels,
  category: v.picklist(galleryCategories),
  alt: v.object({ en: v.string(), el: v.string() }),
  /** The point that remains visible if the picture is cropped, from 0 to 1. */
  focus: v.object({ x: portion, y: portion }),
});

export const publishedUploadsSchema = v.object({ pictures: v.array(publishedUpload) });
export type PublishedUpload = v.InferOutput<typeof publishedUpload>;

/** URL of the list; the pictures are below it. `backend` is the backend's URL, empty for the site's own origin. */
export const uploadsAddress = (backend: string): string => `${backend}/functions/v1/uploads`;

/** The slug of an uploaded picture: the same before and after the build that includes it. */
export const uploadSlug = (id: string): string => `upload-${id}`;
