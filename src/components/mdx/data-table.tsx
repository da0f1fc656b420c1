import type { ReactNode } from "react";
import * as styles from "./prose.module.css";

interface DataRow {
  readonly key: string;
  /** The first cell is the row's heading. */
  readonly cells: readonly ReactNode[];
  /** Whether the row applies today. */
  readonly now?: boolean;
}

interface DataTableProps {
  readonly caption: string;
  /** The caption is visually hidden if the page around it already says the same. */
  readonly captionHidden?: boolean;
  readonly heads: readonly string[];
  readonly rows: readonly DataRow[];
}

// Explicit roles: a table displayed as blocks on phones loses its roles in some browsers.
const role = (name: "table" | "rowgroup" | "row" | "columnheader" | "rowheader" | "cell") => ({ role: name });

/** A table of facts within a text. On phones each row becomes a block headed by its first cell. */
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
