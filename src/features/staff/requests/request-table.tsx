import { Link } from "gatsby";
import type { Text } from "../../../lib/i18n/keys";
import { useText } from "../../../lib/i18n/use-text";
import { type Order, ResponsiveTable } from "../ui/responsive-table";
import { useDates } from "../ui/use-dates";
import { type PrivacyRequest, type RequestType, urgency } from "./request";
import * as styles from "./requests.module.css";

/** How many days are left until a deadline, or by how many it is missed, in words. */
export const daysLeftText = (t: Text, left: number): string => {
  if (left === 0) return t("requests.today");
  return urgency(left) === "late" ? t("requests.late", { count: -left }) : t("requests.left", { count: left });
};

interface DaysLeftProps {
  readonly request: Pick<PrivacyRequest, "status" | "due_on" | "closed_at">;
  /** In milliseconds: when the answer came. */
  readonly now: number;
}

/** When a request is due and how many days are left; for a closed one, when it was closed. */
export function DaysLeft({ request: { status, due_on: due, closed_at: closed }, now }: DaysLeftProps) {
  const t = useText();
  const { day, moment, daysLeft } = useDates();
  if (status === "closed") return closed === null ? null : <>{t("requests.closedOn", { date: moment(closed) })}</>;
  if (due === null) return null;
  const left = daysLeft(due, now);
  return (
    <span>
      {day(due)}{" "}
      <span className={urgency(left) === "calm" ? styles.calm : styles.pressing}>{daysLeftText(t, left)}</span>
    </span>
  );
}

interface RequestTableProps {
  readonly requests: readonly PrivacyRequest[];
  readonly now: number;
  /** The address at which a request is open. */
  readonly linkTo: (id: string) => string;
  /** Goes with each of these links: what the address does not say. */
  readonly linkState: object;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

/** The requests, what is due first on top. */
export function RequestTable({ requests, now, linkTo, linkState, order, onOrder }: RequestTableProps) {
  const t = useText();
  return (
    <ResponsiveTable
      caption={t("staff.nav.requests")}
      rows={requests}
      keyOf={({ id }) => id}
      order={order}
      onOrder={onOrder}
      columns={[
        {
          id: "reference",
          name: t("requests.reference"),
          isSortable: true,
          isRowHeader: true,
          cell: ({ id, reference }) => (
            <Link to={linkTo(id)} state={linkState}>
              {reference}
            </Link>
          ),
        },
        {
          id: "type",
          name: t("requests.type"),
          isSortable: true,
          cell: ({ type }) => t(`requests.type.${type as RequestType}`),
        },
        { id: "name", name: t("requests.from"), isSortable: true, cell: ({ name }) => name },
        {
          id: "status",
          name: t("requests.status"),
          isSortable: true,
          cell: ({ status, extension_reason: reason }) =>
            status === "open" && reason !== null
              ? t("requests.status.extended")
              : t(status === "open" ? "requests.status.open" : "requests.status.closed"),
        },
        {
          id: "due",
          name: t("requests.due"),
          isSortable: true,
          cell: (request) => <DaysLeft request={request} now={now} />,
        },
      ]}
    />
  );
}
