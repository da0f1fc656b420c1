import type { MessageStatus } from "../messages/message";
import { askChanged } from "./ask";

/** Marks a message; the database notes who did. */
export const markMessage = ({ id, status }: { readonly id: string; readonly status: MessageStatus }) =>
  askChanged((backend) => backend.from("contact_messages").update({ status }).eq("id", id).select("id"));
