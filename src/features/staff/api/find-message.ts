import { type Message, messageColumns } from "../messages/message";
import { askMaybe } from "./ask";

/** One message, or null when it is gone. */
export const findMessage = (id: string) =>
  askMaybe<Message | null>((backend) =>
    backend.from("contact_messages").select(messageColumns).eq("id", id).maybeSingle(),
  );
