import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useText } from "../../../lib/i18n/use-text";
import { actsPerPage, listActs } from "../api/list-acts";
import { Answer } from "../desk/answer";
import { ChoiceFilter } from "../desk/choice-filter";
import { DeskHead } from "../desk/desk-head";
import { Pages } from "../desk/pages";
import { SearchBox } from "../desk/search-box";
import { Toolbar } from "../desk/toolbar";
import { useAddress } from "../desk/use-address";
import { useShownPage } from "../desk/use-shown-page";
import { entities } from "./act";
import { ActTable } from "./act-table";

const defaults = { search: "", entity: "all", page: "1" };
/** What is searched for names persons. */
const unsaid = ["search"] as const;

/** The audit log: every act of staff on personal data and on what the public sees. Nobody can change it. */
export default function AuditDesk() {
  const t = useText();
  const { values, change } = useAddress(defaults, unsaid);
  const query = useQuery({
    queryKey: ["audit", values],
    queryFn: () => listActs(values),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const page = useShownPage(values.page, query, (next) => change({ page: next }));
  return (
    <>
      <DeskHead title={t("staff.nav.audit")} text={t("audit.text")} />
      <Toolbar label={t("audit.filter")}>
        <SearchBox
          id="audit-search"
          label={t("audit.who")}
          value={values.search}
          onSearch={(search) => change({ search, page: "1" })}
        />
        <ChoiceFilter
          id="audit-entity"
          label={t("audit.about")}
          value={values.entity}
          choices={["all", ...entities]}
          textOf={(entity) => (entity === "all" ? "audit.all" : `audit.entity.${entity}`)}
          onChange={(entity) => change({ entity, page: "1" })}
        />
      </Toolbar>
      <Answer query={query} isEmpty={({ total }) => total === 0} found={({ total }) => total} empty={t("audit.none")}>
        {({ rows, total }) => (
          <>
            <ActTable acts={rows} />
            <Pages
              label={t("audit.pages")}
              page={page}
              total={total}
              perPage={actsPerPage}
              onPage={(next) => change({ page: String(next) })}
            />
          </>
        )}
      </Answer>
    </>
  );
}
