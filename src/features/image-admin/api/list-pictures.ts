import { askAll } from "../../staff/api/ask";
import { type Picture, columns, pictureOf } from "./rows";

/** All pictures in their order, the deleted ones among them until they are gone for good. Throws a `BackendError`. */
export const listPictures = async (): Promise<readonly Picture[]> => {
  const rows = await askAll((backend, first, last) =>
    backend.from("gallery_images").select(columns).order("position").order("created_at").order("id").range(first, last),
  );
  return rows.map(pictureOf);
};
