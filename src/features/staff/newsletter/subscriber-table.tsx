/** The table of subscribers, and the subscribers as a CSV file. */
import { useText } from "../../../lib/i18n/use-text";
import { inLanguage, isLanguage, languageFacts } from "../../../settings/languages";
import { type ExportedSubscriber, type Subscriber, type SubscriberStatus, deleteSubscriber } from "../api/subscribers";
import { ConfirmButton } from "../ui/action-buttons";
import { toCsv } from "../ui/csv";
import { focusNextRow } from "../ui/move-focus";
import { type Column, type Order, ResponsiveTable } from "../ui/responsive-table";
import { useAction } from "../ui/use-action";
import { useDates } from "../ui/use-dates";

interface SubscriberTableProps {
  readonly rows: readonly Subscriber[];
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

const noValue = "–";

/** Subscribers with the record of their consent: when they signed up, confirmed and unsubscribed. */
export function SubscriberTable({ rows, order, onOrder }: SubscriberTableProps) {
  const t = useText();
  const { moment } = useDates();
  const { run, busy } = useAction(deleteSubscriber, "subscribers.removed");
  const at = (when: string | null) => (when === null ? noValue : moment(when));
  const columns: readonly Column<Subscriber>[] = [
    { id: "email", name: t("staff.email"), isSortable: true, isRowHeader: true, cell: ({ email }) => email },
    {
      id: "status",
      name: t("subscribers.status"),
      isSortable: true,
      cell: ({ status }) => t(`subscribers.status.${status as SubscriberStatus}`),
    },
    {
      id: "language",
      name: t("staff.language"),
      isSortable: true,
      cell: ({ language }) => (isLanguage(language) ? languageFacts[language].name : language),
    },
    { id: "requested_at", name: t("subscribers.asked"), isSortable: true, cell: (row) => at(row.requested_at) },
    { id: "confirmed_at", name: t("subscribers.confirmed"), isSortable: true, cell: (row) => at(row.confirmed_at) },
    { id: "unsubscribed_at", name: t("subscribers.left"), isSortable: true, cell: (row) => at(row.unsubscribed_at) },
    {
      id: "remove",
      name: t("subscribers.action"),
      cell: ({ id, email }) => (
        <ConfirmButton
          label={t("subscribers.remove")}
          subject={email}
          title={t("subscribers.remove.title")}
          action={t("subscribers.remove.action")}
          disabled={busy}
          onConfirm={() => run(id, () => focusNextRow(id))}
        >
          <p>{t("subscribers.remove.text", { email })}</p>
        </ConfirmButton>
      ),
    },
  ];
  return (
    <ResponsiveTable
      caption={t("subscribers.caption")}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      order={order}
      onOrder={onOrder}
    />
  );
}

const unsubscribeLink = (origin: string, token: string, language: string): string => {
  const path = isLanguage(language) ? inLanguage("/newsletter-verified", language) : "/newsletter-verified";
  return `${origin}${path}?unsubscribe=${token}`;
};

/**
 * The subscribers as CSV. Column names are the same in both languages, because programs read them.
 * @param origin the site's own, for the links, which are followed long after the export: the page may be a preview
 */
export const subscribersCsv = (subscribers: readonly ExportedSubscriber[], origin: string): string =>
  toCsv([
    ["email", "language", "requested_at", "confirmed_at", "unsubscribe_link"],
    ...subscribers.map(({ email, language, requested_at, confirmed_at, unsubscribe_token }) => [
      email,
      language,
      requested_at,
      confirmed_at,
      unsubscribeLink(origin, unsubscribe_token, language),
    ]),
  ]);
