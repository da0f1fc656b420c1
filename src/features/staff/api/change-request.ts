import type { RequestChange } from "../requests/request";
import { askMaybe } from "./ask";

/** Changes a request; the database dates it and notes who did. */
export const changeRequest = ({ id, ...change }: RequestChange) =>
  askMaybe((backend) => backend.from("data_subject_requests").update(change).eq("id", id));
