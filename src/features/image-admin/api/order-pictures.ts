import { askMaybe } from "../../staff/api/ask";

/** Puts the pictures in the order of the list, all of them in one step. Throws a `BackendError`. */
export const orderPictures = async (ids: readonly string[]): Promise<void> => {
  await askMaybe((backend) => backend.rpc("reorder_gallery", { p_ids: [...ids] }));
};
