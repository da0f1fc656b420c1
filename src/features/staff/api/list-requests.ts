import { type PrivacyRequest, requestColumns } from "../requests/request";
import { askCounted } from "./ask";

/** All confirmed requests: there are few, and the desk sorts and filters them itself. */
export const listRequests = async (): Promise<readonly PrivacyRequest[]> =>
  (
    await askCounted<PrivacyRequest>((backend) =>
      backend
        .from("data_subject_requests")
        .select(requestColumns)
        .neq("status", "unconfirmed")
        .order("due_on", { ascending: false })
        .limit(1000),
    )
  ).rows;
