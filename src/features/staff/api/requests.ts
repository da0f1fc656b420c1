/** Privacy requests. */
import { type PrivacyRequest, type RequestChange, requestColumns } from "../requests/request";
import { conflict } from "./backend-error";
import { mutate, queryAll } from "./query";

/** All confirmed requests. There are few, so the page itself sorts and filters them. */
export const listRequests = (): Promise<readonly PrivacyRequest[]> =>
  queryAll<PrivacyRequest>((backend, first, last) =>
    backend
      .from("data_subject_requests")
      .select(requestColumns)
      .neq("status", "unconfirmed")
      .order("due_on", { ascending: false })
      .order("id")
      .range(first, last),
  );

/** Changes a request, unless somebody else has changed it since it was shown. The database records when and by whom. */
export const changeRequest = ({ id, version, ...change }: RequestChange) =>
  mutate(
    (backend) => backend.from("data_subject_requests").update(change).eq("id", id).eq("version", version).select("id"),
    conflict,
  );
