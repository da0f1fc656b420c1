import { askChanged } from "./ask";

/** Deletes a message for good. */
export const deleteMessage = (id: string) =>
  askChanged((backend) => backend.from("contact_messages").delete().eq("id", id).select("id"));
