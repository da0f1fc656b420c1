import type { ReactNode } from "react";
import { ChevronIcon } from "../../../components/ui/icon";
import { Select } from "../../../components/ui/select";
import { useText } from "../../../lib/i18n/use-text";
import * as styles from "./responsive-table.module.css";

export interface Order {
  /** Id of the column. */
  readonly by: string;
  readonly descending: boolean;
}

export interface Column<Row> {
  readonly id: string;
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers: tabular figures, aligned to the end. */
  readonly isNumeric?: boolean;
  /** Dates and reference numbers, which stay on one line. */
  readonly noWrap?: boolean;
  /** The row header. Each table has exactly one such column. */
  readonly isRowHeader?: boolean;
  readonly isSortable?: boolean;
}

interface ResponsiveTableProps<Row> {
  /** Caption for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly order?: Order;
  readonly onOrder?: (order: Order) => void;
}

const kindOf = <Row,>({ isNumeric, noWrap }: Column<Row>): string | undefined =>
  isNumeric === true ? styles.number : noWrap === true ? styles.noWrap : undefined;

/** A table, sortable if it has `order` and `onOrder`. On phones each row becomes an entry, and the sort order is chosen from a list. */
export function ResponsiveTable<Row>({ caption, columns, rows, keyOf, order, onOrder }: ResponsiveTableProps<Row>) {
  return (
    <>
      {order !== undefined && onOrder !== undefined && <OrderSelect {...{ caption, columns, order, onOrder }} />}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeaderCell key={column.id} column={column} order={order} onOrder={onOrder} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)} data-key={keyOf(row)}>
                {columns.map((column) =>
                  column.isRowHeader === true ? (
                    <th key={column.id} scope="row" className={kindOf(column)}>
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.id} className={kindOf(column)} data-label={column.name}>
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface HeaderCellProps<Row> {
  readonly column: Column<Row>;
  readonly order: Order | undefined;
  readonly onOrder: ((order: Order) => void) | undefined;
}

function HeaderCell<Row>({ column: { id, name, isNumeric, isSortable }, order, onOrder }: HeaderCellProps<Row>) {
  const isSorted = isSortable === true && order?.by === id;
  const ariaSort = isSorted ? (order.descending ? "descending" : "ascending") : undefined;
  return (
    <th scope="col" className={isNumeric === true ? styles.number : undefined} aria-sort={ariaSort}>
      {isSortable === true && onOrder !== undefined ? (
        <button type="button" onClick={() => onOrder({ by: id, descending: isSorted && !order.descending })}>
          {name}
          {isSorted && <ChevronIcon className={order.descending ? undefined : styles.up} />}
        </button>
      ) : (
        name
      )}
    </th>
  );
}

function OrderSelect<Row>({
  caption,
  columns,
  order,
  onOrder,
}: Pick<ResponsiveTableProps<Row>, "caption" | "columns"> &
  Required<Pick<ResponsiveTableProps<Row>, "order" | "onOrder">>) {
  const t = useText();
  const sortable = columns.filter(({ isSortable }) => isSortable);
  return (
    <div className={styles.orderChoice}>
      <Select
        id={`order-${columns.map(({ id }) => id).join("-")}`}
        label={t("staff.table.order")}
        aria-description={caption}
        value={`${order.by} ${order.descending ? "down" : "up"}`}
        onChange={({ currentTarget }) => {
          const [by = order.by, way] = currentTarget.value.split(" ");
          onOrder({ by, descending: way === "down" });
        }}
      >
        {sortable.flatMap(({ id, name }) => [
          <option key={`${id} up`} value={`${id} up`}>
            {t("staff.table.ascending", { name })}
          </option>,
          <option key={`${id} down`} value={`${id} down`}>
            {t("staff.table.descending", { name })}
          </option>,
        ])}
      </Select>
    </div>
  );
}
