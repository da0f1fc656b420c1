/** Privacy requests under the GDPR as shown on their page. */
import type { RowOf } from "../api/columns";

export const requestTypes = ["access", "rectification", "erasure", "restriction", "portability", "objection"] as const;
export type RequestType = (typeof requestTypes)[number];

/** Columns of a `PrivacyRequest`. The token columns of the table cannot be read by anybody. */
export const requestColumns =
  "id, created_at, type, name, email, details, language, status, confirmed_at, reference, due_on, extension_reason, answer, notes, closed_at, version";

/** `version` increases with every change. Used to detect that another member has changed the request. */
export type PrivacyRequest = RowOf<"data_subject_requests", typeof requestColumns>;

/** The fields that a member may change. `extension_reason` extends the deadline by two months, once (GDPR Art. 12(3)). */
export interface RequestFields {
  readonly status?: "open" | "closed";
  readonly answer?: string;
  readonly notes?: string;
  readonly extension_reason?: string;
}

/** A change of a request in the version that was shown. */
export interface RequestChange extends RequestFields, Pick<PrivacyRequest, "id" | "version"> {}

/** Minimum length of a reason, as in the database (supabase/migrations, data_subject_requests). */
export const shortestReason = 10;

/** The urgency of an open request: late, due within a week, or neither. */
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
      // Closed requests come after open ones.
      return `${request.status === "closed" ? "1" : "0"} ${request.due_on ?? ""}`;
  }
};

/** Sorts requests; those with equal keys by reference. */
export const sorted = (
  requests: readonly PrivacyRequest[],
  { by, descending }: { readonly by: string; readonly descending: boolean },
): PrivacyRequest[] =>
  [...requests].sort((a, b) => {
    const difference = sortValue(a, by).localeCompare(sortValue(b, by));
    const order = difference === 0 ? (a.reference ?? "").localeCompare(b.reference ?? "") : difference;
    return descending ? -order : order;
  });
