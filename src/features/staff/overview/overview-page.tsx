import { useText } from "../../../lib/i18n/use-text";
import { DuePapers } from "../../safety/due-papers";
import { AuditTable } from "../audit/audit-table";
import { WaitingEmailsNotice, WaitingTable } from "./waiting";
import { useMember } from "../session/session-state";
import { PageHeader, PageSection } from "../ui/page-layout";
import { QueryContent } from "../ui/query-state";
import { OverviewStats } from "./overview-stats";
import { RatesNote } from "./rates-note";
import { useOverview } from "./use-overview";

/** The overview: what needs attention today, and the latest actions. */
export default function OverviewPage() {
  const t = useText();
  const { role } = useMember();
  const overview = useOverview(role);
  return (
    <>
      <PageHeader title={t("staff.nav.overview")} text={t("overview.greeting")} />
      <OverviewStats overview={overview} />
      {role === "owner" && <WaitingEmailsNotice />}
      <RatesNote />
      <DuePapers />
      <PageSection id="waiting-title" title={t("overview.waiting")}>
        <WaitingTable overview={overview} />
      </PageSection>
      {role === "owner" && (
        <PageSection id="done-title" title={t("overview.done")} text={t("overview.done.text")}>
          <QueryContent
            query={overview.auditEntries}
            isEmpty={({ rows }) => rows.length === 0}
            empty={t("overview.done.none")}
          >
            {({ rows }) => <AuditTable entries={rows} />}
          </QueryContent>
        </PageSection>
      )}
    </>
  );
}
