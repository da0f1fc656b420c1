import { pageNumber } from "../desk/page-number";
import { patternFor } from "../desk/pattern";
import type { Act, ActFilter } from "../audit/act";
import { askPage } from "./ask";

export const actsPerPage = 50;

/** One page of the audit log, the newest first. */
export const listActs = ({ search, entity, page }: ActFilter, perPage = actsPerPage) =>
  askPage<Act>(pageNumber(page), perPage, (backend, first, last) => {
    let question = backend
      .from("audit_log")
      .select("id, created_at, actor_name, action, entity, entity_id, details", { count: "exact" });
    if (entity !== "all") question = question.eq("entity", entity);
    if (search !== "") question = question.ilike("actor_name", patternFor(search));
    return question.order("created_at", { ascending: false }).order("id").range(first, last);
  });
