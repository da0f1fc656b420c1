import { isLanguage, languageFacts } from "../../../settings/languages";
import { useText } from "../../../lib/i18n/use-text";
import { deleteSubscriber } from "../api/delete-subscriber";
import { AskFirst } from "../desk/ask-first";
import { type Column, FoldTable, type Order } from "../desk/fold-table";
import { leaveRow } from "../desk/move-focus";
import { useAct } from "../desk/use-act";
import { useMoments } from "../desk/use-moments";
import type { Subscriber, SubscriberStatus } from "./subscriber";

interface SubscriberTableProps {
  readonly rows: readonly Subscriber[];
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

const none = "–";

/** The readers with the record of their consent: when they asked, when they confirmed, when they left. */
export function SubscriberTable({ rows, order, onOrder }: SubscriberTableProps) {
  const t = useText();
  const { moment } = useMoments();
  const { act, busy } = useAct(deleteSubscriber, "subscribers.removed");
  const at = (when: string | null) => (when === null ? none : moment(when));
  const columns: readonly Column<Subscriber>[] = [
    { id: "email", name: t("staff.email"), sorts: true, heads: true, cell: ({ email }) => email },
    {
      id: "status",
      name: t("subscribers.status"),
      sorts: true,
      cell: ({ status }) => t(`subscribers.status.${status as SubscriberStatus}`),
    },
    {
      id: "language",
      name: t("staff.language"),
      sorts: true,
      cell: ({ language }) => (isLanguage(language) ? languageFacts[language].name : language),
    },
    { id: "requested_at", name: t("subscribers.asked"), sorts: true, cell: (row) => at(row.requested_at) },
    { id: "confirmed_at", name: t("subscribers.confirmed"), sorts: true, cell: (row) => at(row.confirmed_at) },
    { id: "unsubscribed_at", name: t("subscribers.left"), sorts: true, cell: (row) => at(row.unsubscribed_at) },
    {
      id: "remove",
      name: t("subscribers.act"),
      cell: ({ id, email }) => (
        <AskFirst
          label={t("subscribers.remove")}
          title={t("subscribers.remove.title")}
          action={t("subscribers.remove.action")}
          disabled={busy}
          onConfirm={() => act(id, () => leaveRow(id))}
        >
          <p>{t("subscribers.remove.text", { email })}</p>
        </AskFirst>
      ),
    },
  ];
  return (
    <FoldTable
      caption={t("subscribers.caption")}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      order={order}
      onOrder={onOrder}
    />
  );
}
