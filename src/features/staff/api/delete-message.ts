import { askMaybe } from "./ask";

/** Deletes a message for good. */
export const deleteMessage = (id: string) =>
  askMaybe((backend) => backend.from("contact_messages").delete().eq("id", id));
