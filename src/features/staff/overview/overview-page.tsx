import type { ReactNode } from "react";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import { languageFacts } from "../../../settings/languages";
import { DuePapers } from "../../safety/due-papers";
import { AuditTable } from "../audit/audit-table";
import { daysLeftText, urgency } from "../requests/request-table";
import { useMember } from "../session/session-state";
import { PageHeader, PageSection, type Stat, Stats } from "../ui/page-layout";
import { QueryContent } from "../ui/query-state";
import { useDates } from "../ui/use-dates";
import { RatesNote } from "./rates-note";
import { type Overview, daysBack, failing, goodShare, useOverview } from "./use-overview";
import { WaitingEmailsNotice, WaitingTable } from "./waiting";

/** The overview: what needs attention, and for owners also the latest actions of the team. */
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

interface QueryStatus {
  readonly fetchStatus: string;
  readonly status: string;
}

const loadingValue = "…";
const unknownValue = "–";

/** The value to show for a figure that is loading, failed or loaded. */
const figure = ({ status }: QueryStatus, value: ReactNode): ReactNode =>
  status === "pending" ? loadingValue : status === "error" ? unknownValue : value;

/** The figures at the top: new messages, speed of the site, and for owners also open requests and subscribers. */
export function OverviewStats({ overview }: { readonly overview: Overview }) {
  const t = useText();
  const { format } = languageFacts[useLanguage()];
  const { moment, day, daysLeft } = useDates();
  const { messages, requests, subscribers, vitals } = overview;
  const number = (value: number) => new Intl.NumberFormat(format).format(value);

  const oldest = messages.data?.rows[0];
  const open = requests.data?.filter(({ status }) => status === "open") ?? [];
  const due = open.map(({ due_on }) => due_on ?? "").sort()[0];
  const left = due === undefined || due === "" ? null : daysLeft(due, requests.dataUpdatedAt);
  const share = goodShare(vitals.data ?? []);
  const ownerStats: readonly Stat[] =
    requests.fetchStatus === "idle" && requests.status === "pending"
      ? []
      : [
          {
            id: "requests",
            name: t("overview.requests"),
            value: figure(requests, number(open.length)),
            poor: left !== null && urgency(left) !== "calm",
            ...(due !== undefined &&
              left !== null && {
                note: t("overview.requests.due", { date: day(due), left: daysLeftText(t, left) }),
              }),
          },
          {
            id: "subscribers",
            name: t("overview.readers"),
            value: figure(subscribers, number(subscribers.data?.all ?? 0)),
            ...(subscribers.data !== undefined && {
              note: t("overview.readers.recent", { number: subscribers.data.recent }),
            }),
          },
        ];
  const entries: readonly Stat[] = [
    {
      id: "messages",
      name: t("overview.messages"),
      value: figure(messages, number(messages.data?.total ?? 0)),
      ...(oldest !== undefined && {
        note: t("overview.messages.oldest", { date: moment(oldest.created_at, messages.dataUpdatedAt) }),
      }),
    },
    ...ownerStats,
    {
      id: "vitals",
      name: t("overview.vitals"),
      value: figure(
        vitals,
        share === null ? unknownValue : new Intl.NumberFormat(format, { style: "percent" }).format(share.share),
      ),
      poor: failing(vitals.data ?? []).length > 0,
      ...(share !== null && { note: t("overview.vitals.views", { number: number(share.views), days: daysBack }) }),
    },
  ];
  return <Stats entries={entries} />;
}
