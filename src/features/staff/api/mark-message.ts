import type { Message, MessageStatus } from "../messages/message";
import { askChanged } from "./ask";
import { changedMeanwhile } from "./backend-error";

type Mark = Pick<Message, "id" | "version"> & { readonly status: MessageStatus };

/** Marks a message as it was shown: not when somebody else has changed it since. The database notes who did. */
export const markMessage = ({ id, version, status }: Mark) =>
  askChanged(
    (backend) => backend.from("contact_messages").update({ status }).eq("id", id).eq("version", version).select("id"),
    changedMeanwhile,
  );
