import { useQuery } from "@tanstack/react-query";
import { LocalLink } from "../../../components/ui/local-link";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import { cutText } from "../../../lib/text/cut-text";
import { languageFacts } from "../../../settings/languages";
import { countWaitingEmails } from "../api/messages";
import { emailName, lateSince } from "../emails/emails";
import { DaysLeft } from "../requests/request-table";
import type { RequestType } from "../../../lib/forms/request-types";
import { QueryState } from "../ui/query-state";
import { ResponsiveTable } from "../ui/responsive-table";
import { useDates } from "../ui/use-dates";
import * as styles from "./overview.module.css";
import { type Overview, failing } from "./use-overview";

/** The largest number of messages shown here. */
const maxMessages = 8;

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
    ...open.map((request) => ({
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
    ...(messages.data?.rows ?? []).slice(0, maxMessages).map(({ id, name, message, created_at }) => ({
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
            { id: "due", name: t("requests.due"), isWhole: true, cell: ({ due }) => due },
          ]}
        />
      )}
      {total > maxMessages && (
        <p className={styles.more}>
          <LocalLink to="/admin/messages?status=new">{t("overview.all", { number: total })}</LocalLink>
        </p>
      )}
    </QueryState>
  );
}

/** Warnings about emails that are late and about scheduled jobs that fail. Only for owners, as nobody else may read their state. */
export function WaitingEmailsNotice() {
  const t = useText();
  const { format } = languageFacts[useLanguage()];
  const { moment } = useDates();
  const { data, dataUpdatedAt: now } = useQuery({ queryKey: ["mail", "waiting"], queryFn: countWaitingEmails });
  if (data === undefined) return null;
  const since = lateSince(data, now);
  const list = new Intl.ListFormat(format, { type: "conjunction" });
  const kinds = list.format(data.templates.map((template) => emailName(template, t)));
  return (
    <>
      {since !== null && (
        <p className={styles.late} role="status">
          {t("overview.mail", { count: data.count, date: moment(since, now), kinds })}
        </p>
      )}
      {data.failedJobs.length > 0 && (
        <p className={styles.late} role="status">
          {t("overview.jobs", { jobs: list.format(data.failedJobs) })}
        </p>
      )}
    </>
  );
}
