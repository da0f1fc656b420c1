import { askCounted } from "./ask";

/** How many messages wait for an answer. */
export const countNewMessages = async (): Promise<number> =>
  (
    await askCounted((backend) =>
      backend.from("contact_messages").select("id", { count: "exact" }).eq("status", "new").limit(1),
    )
  ).total;
