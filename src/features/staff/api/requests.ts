/** Requests of people about their data. */
import { type PrivacyRequest, type RequestChange, requestColumns } from "../requests/request";
import { conflict } from "./backend-error";
import { mutate, queryAll } from "./query";

/** All confirmed requests: there are few, and the page sorts and filters them itself. */
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

/** Changes a request as it was shown: not when somebody else has changed it since. The database dates it and notes who did. */
export const changeRequest = ({ id, version, ...change }: RequestChange) =>
  mutate(
    (backend) => backend.from("data_subject_requests").update(change).eq("id", id).eq("version", version).select("id"),
    conflict,
  );
