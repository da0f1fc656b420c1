/** A picture as the desk works with it: one row of gallery_images. */
import { type GalleryCategory, isGalleryCategory } from "../../../settings/gallery";

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
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly publishedAt: string | null;
  readonly deletedAt: string | null;
  readonly digest: string | null;
  /** Counts the changes of everything but the place in the order: two members may have the picture before them. */
  readonly version: number;
}

export const columns =
  "id, path, content_type, bytes, width, height, category, alt_en, alt_el, focus_x, focus_y, created_at, updated_at, published_at, deleted_at, digest, version";

interface Row {
  readonly id: string;
  readonly path: string;
  readonly content_type: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly category: string;
  readonly alt_en: string;
  readonly alt_el: string;
  readonly focus_x: number;
  readonly focus_y: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly published_at: string | null;
  readonly deleted_at: string | null;
  readonly digest: string | null;
  readonly version: number;
}

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
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  publishedAt: row.published_at,
  deletedAt: row.deleted_at,
  digest: row.digest,
  version: row.version,
});
