/** Requests under the GDPR, as the page shows them. */
import type { RowOf } from "../api/columns";

export const requestTypes = ["access", "rectification", "erasure", "restriction", "portability", "objection"] as const;
export type RequestType = (typeof requestTypes)[number];

/** Columns of a `PrivacyRequest`: the table's tokens may be read by nobody. */
export const requestColumns =
  "id, created_at, type, name, email, details, language, status, confirmed_at, reference, due_on, extension_reason, answer, notes, closed_at, version";

/** `version` counts the changes: two members may have the same request before them. */
export type PrivacyRequest = RowOf<"data_subject_requests", typeof requestColumns>;

/** What a member may change. A reason extends the request by two months, once (GDPR Art. 12(3)). */
export interface RequestFields {
  readonly status?: "open" | "closed";
  readonly answer?: string;
  readonly notes?: string;
  readonly extension_reason?: string;
}

/** A change of a request in the version that its author had before them. */
export interface RequestChange extends RequestFields, Pick<PrivacyRequest, "id" | "version"> {}

/** Characters a reason must have, as the database asks (supabase/migrations, data_subject_requests). */
export const shortestReason = 10;

/** How pressing an open request is: late, due within a week, or neither. */
export const urgency = (daysLeft: number): "late" | "soon" | "calm" =>
  daysLeft < 0 ? "late" : daysLeft <= 7 ? "soon" : "calm";

const sortValue = (request: PrivacyRequest, by: string): string => {
  switch (by) {
    case "reference":
      return request.reference ?? "";
    case "type":
      return request.type;
    case "name":
      return request.name.toLocaleLowerCase();
    case "status":
      return request.status;
    default:
      // Closed ones wait for nobody: they come after all others.
      return `${request.status === "closed" ? "1" : "0"} ${request.due_on ?? ""}`;
  }
};

/** The requests in order; equal ones by their reference. */
export const sorted = (
  requests: readonly PrivacyRequest[],
  { by, descending }: { readonly by: string; readonly descending: boolean },
): PrivacyRequest[] =>
  [...requests].sort((a, b) => {
    const difference = sortValue(a, by).localeCompare(sortValue(b, by));
    const order = difference === 0 ? (a.reference ?? "").localeCompare(b.reference ?? "") : difference;
    return descending ? -order : order;
  });
