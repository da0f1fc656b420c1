import type { RequestChange } from "../requests/request";
import { askChanged } from "./ask";
import { changedMeanwhile } from "./backend-error";

/** Changes a request as it was shown: not when somebody else has changed it since. The database dates it and notes who did. */
export const changeRequest = ({ id, version, ...change }: RequestChange) =>
  askChanged(
    (backend) => backend.from("data_subject_requests").update(change).eq("id", id).eq("version", version).select("id"),
    changedMeanwhile,
  );
