import type { ReactNode } from "react";
import * as styles from "./prose.module.css";

interface DataRow {
  readonly key: string;
  /** The first names the row. */
  readonly cells: readonly ReactNode[];
  /** The row that holds today. */
  readonly now?: boolean;
}

interface DataTableProps {
  readonly caption: string;
  /** The caption is only heard, where the page around says it already. */
  readonly captionHidden?: boolean;
  readonly heads: readonly string[];
  readonly rows: readonly DataRow[];
}

// Written out, since a table that is laid out as blocks on phones loses its roles in some browsers.
const role = (name: "table" | "rowgroup" | "row" | "columnheader" | "rowheader" | "cell") => ({ role: name });

/** A table of facts within a text. On phones each row becomes an entry under the name of its first cell. */
export function DataTable({ caption, captionHidden = false, heads, rows }: DataTableProps) {
  return (
    <table className={styles.data} {...role("table")}>
      <caption className={captionHidden ? "visually-hidden" : undefined}>{caption}</caption>
      <thead {...role("rowgroup")}>
        <tr {...role("row")}>
          {heads.map((head) => (
            <th key={head} scope="col" {...role("columnheader")}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role("rowgroup")}>
        {rows.map(({ key, cells: [name, ...values], now = false }) => (
          <tr key={key} className={now ? styles.isNow : undefined} {...role("row")}>
            <th scope="row" {...role("rowheader")}>
              {name}
            </th>
            {values.map((value, index) => (
              <td key={heads[index + 1]} data-label={heads[index + 1]} {...role("cell")}>
                <span>{value}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
