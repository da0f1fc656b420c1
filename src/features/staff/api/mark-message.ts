import type { MessageStatus } from "../messages/message";
import { askMaybe } from "./ask";

/** Marks a message; the database notes who did. */
export const markMessage = ({ id, status }: { readonly id: string; readonly status: MessageStatus }) =>
  askMaybe((backend) => backend.from("contact_messages").update({ status }).eq("id", id));
