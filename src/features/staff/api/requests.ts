/** Calls to the backend about privacy requests and about all data held on one person. */
import * as v from "valibot";
import type { PersonData } from "../requests/person";
import { conflict } from "./backend-error";
import { queryAll } from "./lists";
import { type RowOf, mutate, query, queryOptional } from "./query";

/** Columns of a `PrivacyRequest`. The token columns of the table cannot be read by any member. */
const requestColumns =
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
interface RequestChange extends RequestFields, Pick<PrivacyRequest, "id" | "version"> {}

/** Minimum length of a reason for an extension, as in the database (supabase/migrations, data_subject_requests). */
export const minReasonLength = 10;

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

const rowsSchema = v.array(v.record(v.string(), v.unknown()));
const personSchema = v.object({
  messages: rowsSchema,
  newsletter: rowsSchema,
  requests: rowsSchema,
  notices: rowsSchema,
  emails: rowsSchema,
  account: rowsSchema,
});

/** All data held on one email address, from every table. The database logs the search. */
export const searchPerson = async (email: string): Promise<PersonData> =>
  v.parse(personSchema, await query((backend) => backend.rpc("person_data", { p_email: email })));

/** Logs that the data held on a person was saved as a file. */
export const logPersonExport = (format: "json" | "html") =>
  queryOptional((backend) => backend.rpc("log_person_export", { p_format: format }));

/**
 * Deletes the data held on an email address, except confirmed privacy requests, their queued emails, and a staff account. The database logs
 * the deletion.
 */
export const erasePerson = (email: string) => query((backend) => backend.rpc("erase_person", { p_email: email }));
