/** Requests about pictures of the gallery, the rows of gallery_images. */
import { type GalleryCategory, isGalleryCategory } from "../../../settings/gallery";
import { queryAll } from "./lists";
import { type RowOf, mutate, query, queryRow } from "./query";
import { BackendError, conflict } from "./backend-error";

export interface Picture {
  readonly id: string;
  readonly path: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly category: GalleryCategory;
  readonly altEn: string;
  readonly altEl: string;
  readonly focus: { readonly x: number; readonly y: number };
  readonly updatedAt: string;
  readonly publishedAt: string | null;
  readonly deletedAt: string | null;
  /** Increases with every change except a change of the position. Shows whether another member has changed the picture. */
  readonly version: number;
}

const pictureColumns =
  "id, path, content_type, bytes, width, height, category, alt_en, alt_el, focus_x, focus_y, updated_at, published_at, deleted_at, version";

type Row = RowOf<"gallery_images", typeof pictureColumns>;

export const pictureOf = (row: Row): Picture => ({
  id: row.id,
  path: row.path,
  contentType: row.content_type,
  bytes: row.bytes,
  width: row.width,
  height: row.height,
  category: isGalleryCategory(row.category) ? row.category : "living-area",
  altEn: row.alt_en,
  altEl: row.alt_el,
  focus: { x: row.focus_x, y: row.focus_y },
  updatedAt: row.updated_at,
  publishedAt: row.published_at,
  deletedAt: row.deleted_at,
  version: row.version,
});

/** All pictures in their order, including deleted ones that can still be restored. Throws a `BackendError`. */
export const listPictures = async (): Promise<readonly Picture[]> => {
  const rows = await queryAll((backend, first, last) =>
    backend
      .from("gallery_images")
      .select(pictureColumns)
      .order("position")
      .order("created_at")
      .order("id")
      .range(first, last),
  );
  return rows.map(pictureOf);
};

/** The path of a picture that was made from the file with this SHA-256 digest, not counting deleted pictures; undefined if there is none. */
export const findDigest = async (digest: string): Promise<string | undefined> => {
  const row = await queryRow((backend) =>
    backend.from("gallery_images").select("path").eq("digest", digest).is("deleted_at", null).limit(1),
  );
  return row?.path;
};

/** A picture's file as it is, or will be, stored: its path in the bucket, its type and size. */
export type PictureFile = Pick<Picture, "path" | "contentType" | "bytes" | "width" | "height">;

interface NewPicture extends PictureFile, Pick<Picture, "category"> {
  readonly digest: string;
}

/** Whether the table has a row with this path, counting deleted pictures. Throws a `BackendError`. */
export const hasPicture = async (path: string): Promise<boolean> =>
  (await queryRow((backend) => backend.from("gallery_images").select("id").eq("path", path))) !== null;

/** Adds an unpublished row for a file of the bucket at the end of the order, unless the file has a row. Throws a `BackendError`. */
export const addPicture = async (picture: NewPicture): Promise<void> => {
  const { path, contentType, bytes, width, height, category, digest } = picture;
  if (await hasPicture(path)) return;
  const last = await query((backend) =>
    backend.from("gallery_images").select("position").order("position", { ascending: false }).limit(1),
  );
  await mutate((backend) =>
    backend
      .from("gallery_images")
      .insert({
        path,
        content_type: contentType,
        bytes,
        width,
        height,
        category,
        digest,
        position: (last[0]?.position ?? 0) + 1,
      })
      .select("id"),
  );
};

/** The fields to change; the others stay as they are. */
export interface Changes extends Partial<Pick<Picture, "category" | "altEn" | "altEl" | "focus">> {
  /** `true` publishes the picture, `false` withdraws it. */
  readonly published?: boolean;
  readonly deleted?: boolean;
}

const timestamp = (now: boolean): string | null => (now ? new Date().toISOString() : null);

/**
 * Changes one picture if it still has the version that was shown, and returns the changed picture. Throws a `BackendError`, with the code
 * `conflict` if the picture has another version or no longer exists.
 */
export const changePicture = async (id: string, version: number, changes: Changes): Promise<Picture> => {
  const { category, altEn, altEl, focus, published, deleted } = changes;
  const [row] = await query((backend) =>
    backend
      .from("gallery_images")
      .update({
        ...(category !== undefined && { category }),
        ...(altEn !== undefined && { alt_en: altEn }),
        ...(altEl !== undefined && { alt_el: altEl }),
        ...(focus !== undefined && { focus_x: focus.x, focus_y: focus.y }),
        ...(published !== undefined && { published_at: timestamp(published) }),
        ...(deleted !== undefined && { deleted_at: timestamp(deleted) }),
      })
      .eq("id", id)
      .eq("version", version)
      .select(pictureColumns),
  );
  if (row === undefined) throw new BackendError(conflict, 404, "The picture has another version.");
  return pictureOf(row);
};

/**
 * Stores the order of all pictures in one step if they still have the order that was shown. Throws a `BackendError`, with the code
 * `conflict` if the order has changed.
 */
export const orderPictures = async (ids: readonly string[], seen: readonly string[]): Promise<void> => {
  const done = await query((backend) => backend.rpc("reorder_gallery", { p_ids: [...ids], p_seen: [...seen] }));
  if (!done) throw new BackendError(conflict, 409, "The pictures have another order.");
};
