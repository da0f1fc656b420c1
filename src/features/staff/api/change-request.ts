import type { RequestChange } from "../requests/request";
import { askChanged } from "./ask";

/** Changes a request; the database dates it and notes who did. */
export const changeRequest = ({ id, ...change }: RequestChange) =>
  askChanged((backend) => backend.from("data_subject_requests").update(change).eq("id", id).select("id"));
