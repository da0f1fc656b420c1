import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useText } from "../../../lib/i18n/use-text";
import { auditEntriesPerPage, listAuditEntries } from "../api/audit";
import { SearchBox, SelectFilter } from "../ui/list-controls";
import { Pagination, usePageInRange } from "../ui/pagination";
import { PageHeader, Toolbar } from "../ui/page-layout";
import { QueryContent } from "../ui/query-state";
import { useUrlState } from "../ui/url-state";
import { AuditTable, entities } from "./audit-table";

const defaults = { search: "", entity: "all", page: "1" };

/** The audit log. `supabase/migrations` (table audit_log) says which actions of staff are logged. No member can change the log. */
export default function AuditPage() {
  const t = useText();
  const { values, change } = useUrlState(defaults);
  const query = useQuery({
    queryKey: ["audit", values],
    queryFn: () => listAuditEntries(values),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const page = usePageInRange(values.page, query, (next) => change({ page: next }));
  return (
    <>
      <PageHeader title={t("staff.nav.audit")} text={t("audit.text")} />
      <Toolbar label={t("audit.filter")}>
        <SearchBox
          id="audit-search"
          label={t("audit.who")}
          value={values.search}
          onSearch={(search) => change({ search, page: "1" })}
        />
        <SelectFilter
          id="audit-entity"
          label={t("audit.about")}
          value={values.entity}
          choices={["all", ...entities]}
          textOf={(entity) => t(entity === "all" ? "audit.all" : `audit.entity.${entity}`)}
          onChange={(entity) => change({ entity, page: "1" })}
        />
      </Toolbar>
      <QueryContent
        query={query}
        isEmpty={({ total }) => total === 0}
        found={({ total }) => total}
        empty={t("audit.none")}
      >
        {({ rows, total }) => (
          <>
            <AuditTable entries={rows} />
            <Pagination
              label={t("audit.pages")}
              page={page}
              total={total}
              perPage={auditEntriesPerPage}
              onPage={(next) => change({ page: String(next) })}
            />
          </>
        )}
      </QueryContent>
    </>
  );
}
