import { askChanged } from "./ask";

/** Gives blocked nights back to guests. */
export const freeNights = (id: string) =>
  askChanged((backend) => backend.from("blocked_nights").delete().eq("id", id).select("id"));
