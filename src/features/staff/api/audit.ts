/** Requests for the audit log. */
import { foldLetters } from "../../../lib/text/fold";
import { likePattern, pageNumber, queryPage } from "./lists";
import type { RowOf } from "./query";

/** Columns of an `AuditEntry`. */
const auditColumns = "id, created_at, actor_name, action, entity, entity_id, details";

export type AuditEntry = RowOf<"audit_log", typeof auditColumns>;

interface AuditFilter {
  readonly search: string;
  readonly entity: string;
  readonly page: string;
}

export const auditEntriesPerPage = 50;

/** One page of the audit log, newest entries first. Entries of one transaction have the same time; the later entry has the larger id. */
export const listAuditEntries = ({ search, entity, page }: AuditFilter, perPage = auditEntriesPerPage) =>
  queryPage<AuditEntry>(pageNumber(page), perPage, (backend, first, last) => {
    let request = backend.from("audit_log").select(auditColumns, { count: "exact" });
    if (entity !== "all") request = request.eq("entity", entity);
    if (search !== "") request = request.ilike("actor_search", likePattern(foldLetters(search)));
    return request.order("created_at", { ascending: false }).order("id", { ascending: false }).range(first, last);
  });
