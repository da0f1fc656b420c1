/** A row of a small bedroom picture without descriptions, neither published nor deleted. */
import type { pictureOf } from "../../src/features/staff/api/pictures";

type Row = Parameters<typeof pictureOf>[0];

export const pictureRow = (id: string, more: Partial<Row> = {}): Row => ({
  id,
  path: `${id}.jpg`,
  content_type: "image/jpeg",
  bytes: 1,
  width: 1,
  height: 1,
  category: "bedroom",
  alt_en: "",
  alt_el: "",
  focus_x: 0.5,
  focus_y: 0.5,
  created_at: "",
  updated_at: "",
  published_at: null,
  deleted_at: null,
  digest: null,
  version: 1,
  ...more,
});
