/** The list of privacy requests under the GDPR: the order of the list, and how urgent each request is. */
import { Link } from "gatsby";
import type { Text } from "../../../lib/i18n/keys";
import { useText } from "../../../lib/i18n/use-text";
import type { RequestType } from "../../../lib/forms/request-types";
import type { PrivacyRequest } from "../api/requests";
import { type Order, ResponsiveTable } from "../ui/responsive-table";
import { useDates } from "../ui/use-dates";
import * as styles from "./requests.module.css";

/** The urgency of an open request: late, due within a week, or neither. */
export const urgency = (daysLeft: number): "late" | "soon" | "calm" =>
  daysLeft < 0 ? "late" : daysLeft <= 7 ? "soon" : "calm";

const sortValue = (request: PrivacyRequest, by: string): string => {
  switch (by) {
    case "reference":
      return request.reference ?? "";
    case "type":
      return request.type;
    case "name":
      return request.name.toLocaleLowerCase();
    case "status":
      return request.status;
    default:
      // In ascending order, closed requests come after open ones.
      return `${request.status === "closed" ? "1" : "0"} ${request.due_on ?? ""}`;
  }
};

/** Sorts requests; those with equal keys are ordered by their reference number. */
export const sorted = (
  requests: readonly PrivacyRequest[],
  { by, descending }: { readonly by: string; readonly descending: boolean },
): PrivacyRequest[] =>
  [...requests].sort((a, b) => {
    const difference = sortValue(a, by).localeCompare(sortValue(b, by));
    const order = difference === 0 ? (a.reference ?? "").localeCompare(b.reference ?? "") : difference;
    return descending ? -order : order;
  });

/** Text for the number of days until a deadline or after it. */
export const daysLeftText = (t: Text, left: number): string => {
  if (left === 0) return t("requests.today");
  return urgency(left) === "late" ? t("requests.late", { count: -left }) : t("requests.left", { count: left });
};

interface DaysLeftProps {
  readonly request: Pick<PrivacyRequest, "status" | "due_on" | "closed_at">;
  /** When the list was loaded, in milliseconds. */
  readonly now: number;
}

/** The due date and days left of an open request, or the date on which it was closed. */
export function DaysLeft({ request: { status, due_on: due, closed_at: closed }, now }: DaysLeftProps) {
  const t = useText();
  const { day, moment, daysLeft } = useDates();
  if (status === "closed") return closed === null ? null : <>{t("requests.closedOn", { date: moment(closed) })}</>;
  if (due === null) return null;
  const left = daysLeft(due, now);
  return (
    <span>
      <span className={styles.noWrap}>{day(due)}</span>{" "}
      <span className={urgency(left) === "calm" ? styles.calm : styles.pressing}>{daysLeftText(t, left)}</span>
    </span>
  );
}

interface RequestTableProps {
  readonly requests: readonly PrivacyRequest[];
  readonly now: number;
  /** Returns the URL of the page that shows this request. */
  readonly linkTo: (id: string) => string;
  /** History state for these links, with the values that must not be in the URL. */
  readonly linkState: object;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

/** The table of requests, in the order of `requests`. */
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
          noWrap: true,
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
