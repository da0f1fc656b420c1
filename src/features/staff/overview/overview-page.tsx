/** The overview: figures, warnings and what waits, and for owners also the latest actions of the team. */
import { LocalLink } from "../../../components/ui/local-link";
import type { RequestType } from "../../../lib/forms/request-types";
import { useText } from "../../../lib/i18n/use-text";
import { cutText } from "../../../lib/text/cut-text";
import { ExpiringDocuments } from "../../safety/expiring-documents";
import { AuditTable } from "../audit/audit-table";
import { DaysLeft } from "../requests/request-table";
import { useMember } from "../session/session-state";
import { PageHeader, PageSection } from "../ui/page-layout";
import * as styles from "../ui/page-layout.module.css";
import { QueryContent, QueryState } from "../ui/query-state";
import { ResponsiveTable } from "../ui/responsive-table";
import { useDates } from "../ui/use-dates";
import { CalendarsNotice, RatesNote, UnfinishedWorkNotice } from "./notices";
import { type Overview, OverviewStats, failing, useOverview } from "./overview-figures";

export default function OverviewPage() {
  const t = useText();
  const { role } = useMember();
  const overview = useOverview(role);
  return (
    <>
      <PageHeader title={t("staff.nav.overview")} text={t("overview.greeting")} />
      <OverviewStats overview={overview} />
      {role === "owner" && <UnfinishedWorkNotice />}
      <CalendarsNotice />
      <RatesNote />
      <ExpiringDocuments />
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

/** The largest number of messages, and of requests, shown here. */
const maxRows = 8;

/** What needs attention: requests by due date, then failing vitals, then messages, oldest first. */
export function WaitingTable({ overview }: { readonly overview: Overview }) {
  const t = useText();
  const { moment } = useDates();
  const { messages, requests, vitals } = overview;
  const total = messages.data?.total ?? 0;
  const open = (requests.data ?? [])
    .filter(({ status }) => status === "open")
    .sort((a, b) => (a.due_on ?? "").localeCompare(b.due_on ?? ""));
  const rows = [
    ...open.slice(0, maxRows).map((request) => ({
      id: request.id,
      to: `/admin/requests?request=${request.id}`,
      what: `${request.reference ?? ""} · ${t(`requests.type.${request.type as RequestType}`)}`,
      from: request.name,
      due: <DaysLeft request={request} now={requests.dataUpdatedAt} />,
    })),
    ...failing(vitals.data ?? []).map(({ metric_name: name }) => ({
      id: name,
      to: "/admin/vitals",
      what: t("overview.failing", { metric: name.toUpperCase() }),
      from: t("overview.site"),
      due: "–",
    })),
    ...(messages.data?.rows ?? []).slice(0, maxRows).map(({ id, name, message, created_at }) => ({
      id,
      to: `/admin/messages?message=${id}`,
      what: t("overview.message", { words: message.length > 60 ? `${cutText(message, 58)}…` : message }),
      from: name,
      due: t("overview.since", { date: moment(created_at, messages.dataUpdatedAt) }),
    })),
  ];
  return (
    <QueryState queries={[requests, vitals, messages]} empty={rows.length === 0 ? t("overview.nothing") : undefined}>
      {rows.length > 0 && (
        <ResponsiveTable
          caption={t("overview.waiting")}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            {
              id: "what",
              name: t("audit.what"),
              isRowHeader: true,
              cell: ({ to, what }) => <LocalLink to={to}>{what}</LocalLink>,
            },
            { id: "from", name: t("requests.from"), cell: ({ from }) => from },
            { id: "due", name: t("requests.due"), cell: ({ due }) => due },
          ]}
        />
      )}
      {open.length > maxRows && (
        <p className={styles.more}>
          <LocalLink to="/admin/requests">{t("overview.allRequests", { number: open.length })}</LocalLink>
        </p>
      )}
      {total > maxRows && (
        <p className={styles.more}>
          <LocalLink to="/admin/messages?status=new">{t("overview.all", { number: total })}</LocalLink>
        </p>
      )}
    </QueryState>
  );
}
