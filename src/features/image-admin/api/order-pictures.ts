import { ask } from "../../staff/api/ask";
import { BackendError, changedMeanwhile } from "../../staff/api/backend-error";

/**
 * Puts the pictures in the order of the list, all of them in one step, where they still have the order that was seen. Throws a
 * `BackendError`, with the code `changedMeanwhile` where they have another by now.
 */
export const orderPictures = async (ids: readonly string[], seen: readonly string[]): Promise<void> => {
  const done = await ask((backend) => backend.rpc("reorder_gallery", { p_ids: [...ids], p_seen: [...seen] }));
  if (!done) throw new BackendError(changedMeanwhile, 409, "The pictures have another order.");
};
