import { type PrivacyRequest, requestColumns } from "../requests/request";
import { askAll } from "./ask";

/** All confirmed requests: there are few, and the desk sorts and filters them itself. */
export const listRequests = (): Promise<readonly PrivacyRequest[]> =>
  askAll<PrivacyRequest>((backend, first, last) =>
    backend
      .from("data_subject_requests")
      .select(requestColumns)
      .neq("status", "unconfirmed")
      .order("due_on", { ascending: false })
      .order("id")
      .range(first, last),
  );
