/** Requests for the audit log. */
import { foldLetters } from "../../../lib/text/fold";
import { type AuditEntry, type AuditFilter, auditColumns } from "../audit/audit-entry";
import { pageNumber, queryPage } from "./query";
import { likePattern } from "./search-terms";

export const auditEntriesPerPage = 50;

/** One page of the audit log, newest entries first. */
export const listAuditEntries = ({ search, entity, page }: AuditFilter, perPage = auditEntriesPerPage) =>
  queryPage<AuditEntry>(pageNumber(page), perPage, (backend, first, last) => {
    let question = backend.from("audit_log").select(auditColumns, { count: "exact" });
    if (entity !== "all") question = question.eq("entity", entity);
    if (search !== "") question = question.ilike("actor_search", likePattern(foldLetters(search)));
    return question.order("created_at", { ascending: false }).order("id").range(first, last);
  });
