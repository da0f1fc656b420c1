import { Link } from "gatsby";
import { useText } from "../../../lib/i18n/use-text";
import { FoldTable, type Order } from "../desk/fold-table";
import { DaysLeft } from "./days-left";
import type { PrivacyRequest, RequestType } from "./request";

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
    <FoldTable
      caption={t("staff.nav.requests")}
      rows={requests}
      keyOf={({ id }) => id}
      order={order}
      onOrder={onOrder}
      columns={[
        {
          id: "reference",
          name: t("requests.reference"),
          sorts: true,
          heads: true,
          cell: ({ id, reference }) => (
            <Link to={linkTo(id)} state={linkState}>
              {reference}
            </Link>
          ),
        },
        {
          id: "type",
          name: t("requests.type"),
          sorts: true,
          cell: ({ type }) => t(`requests.type.${type as RequestType}`),
        },
        { id: "name", name: t("requests.from"), sorts: true, cell: ({ name }) => name },
        {
          id: "status",
          name: t("requests.status"),
          sorts: true,
          cell: ({ status, extension_reason: reason }) =>
            status === "open" && reason !== null
              ? t("requests.status.extended")
              : t(status === "open" ? "requests.status.open" : "requests.status.closed"),
        },
        {
          id: "due",
          name: t("requests.due"),
          sorts: true,
          cell: (request) => <DaysLeft request={request} now={now} />,
        },
      ]}
    />
  );
}
