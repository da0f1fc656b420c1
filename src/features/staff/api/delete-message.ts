import type { Message } from "../messages/message";
import { askChanged } from "./ask";
import { changedMeanwhile } from "./backend-error";

/** Deletes a message for good, as it was shown: not when somebody else has changed it since. */
export const deleteMessage = ({ id, version }: Pick<Message, "id" | "version">) =>
  askChanged(
    (backend) => backend.from("contact_messages").delete().eq("id", id).eq("version", version).select("id"),
    changedMeanwhile,
  );
