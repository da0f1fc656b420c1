import { askChanged } from "./ask";

/** Takes a reader off the list for good, the record of their consent with them. */
export const deleteSubscriber = (id: string) =>
  askChanged((backend) => backend.from("newsletter_subscribers").delete().eq("id", id).select("id"));
