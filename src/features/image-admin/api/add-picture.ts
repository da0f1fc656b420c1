import type { GalleryCategory } from "../../../settings/gallery";
import { ask, askMaybe } from "../../staff/api/ask";

export interface NewPicture {
  readonly path: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly category: GalleryCategory;
  readonly digest: string;
}

/** Whether a file's row is there, deleted ones among them. Throws a `BackendError`. */
export const hasPicture = async (path: string): Promise<boolean> =>
  (await askMaybe((backend) => backend.from("gallery_images").select("id").eq("path", path).maybeSingle())) !== null;

/** Adds the row of a file that is in the bucket, at the end of the order, unpublished. Twice is once. Throws a `BackendError`. */
export const addPicture = async (picture: NewPicture): Promise<void> => {
  const { path, contentType, bytes, width, height, category, digest } = picture;
  if (await hasPicture(path)) return;
  const last = await ask((backend) =>
    backend.from("gallery_images").select("position").order("position", { ascending: false }).limit(1),
  );
  await askMaybe((backend) =>
    backend.from("gallery_images").insert({
      path,
      content_type: contentType,
      bytes,
      width,
      height,
      category,
      digest,
      position: (last[0]?.position ?? 0) + 1,
    }),
  );
};
