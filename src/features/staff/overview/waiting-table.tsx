import { LocalLink } from "../../../components/ui/local-link";
import { useText } from "../../../lib/i18n/use-text";
import { Answers } from "../desk/answers";
import { FoldTable } from "../desk/fold-table";
import { useMoments } from "../desk/use-moments";
import { DaysLeft } from "../requests/days-left";
import type { RequestType } from "../requests/request";
import type { Overview } from "./use-overview";
import { failing } from "./vitals-today";
import * as styles from "./waiting-table.module.css";

/** So many messages; the others wait in the inbox. */
const atAGlance = 8;

/** What waits for a person: requests by their due date, then failing vitals, then messages, the oldest first. */
export function WaitingTable({ overview }: { readonly overview: Overview }) {
  const t = useText();
  const { moment } = useMoments();
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
    ...(messages.data?.rows ?? []).slice(0, atAGlance).map(({ id, name, message, created_at }) => ({
      id,
      to: `/admin/messages?message=${id}`,
      what: t("overview.message", { words: message.length > 60 ? `${message.slice(0, 58)}…` : message }),
      from: name,
      due: t("overview.since", { date: moment(created_at, messages.dataUpdatedAt) }),
    })),
  ];
  return (
    <Answers queries={[requests, vitals, messages]} empty={rows.length === 0 ? t("overview.nothing") : undefined}>
      {rows.length > 0 && (
        <FoldTable
          caption={t("overview.waiting")}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            {
              id: "what",
              name: t("audit.what"),
              heads: true,
              cell: ({ to, what }) => <LocalLink to={to}>{what}</LocalLink>,
            },
            { id: "from", name: t("requests.from"), cell: ({ from }) => from },
            { id: "due", name: t("requests.due"), cell: ({ due }) => due },
          ]}
        />
      )}
      {total > atAGlance && (
        <p className={styles.more}>
          <LocalLink to="/admin/messages?status=new">{t("overview.all", { number: total })}</LocalLink>
        </p>
      )}
    </Answers>
  );
}
