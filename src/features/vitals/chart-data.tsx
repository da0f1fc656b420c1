import type { ReactNode } from "react";
import { Button } from "../../components/ui/button";
import { useText } from "../../lib/i18n/use-text";
import { csvOf } from "../staff/desk/csv";
import { saveFile } from "../staff/desk/save-file";
import * as styles from "./chart-data.module.css";

export interface CsvTable {
  /** Without ending. */
  readonly name: string;
  readonly rows: readonly (readonly (string | number | null)[])[];
}

export const saveTable = ({ name, rows }: CsvTable): void => saveFile(`${name}.csv`, csvOf(rows), "text/csv");

interface ChartDataProps {
  /** What the table holds: names the button to those who do not see where it stands. */
  readonly caption: string;
  readonly csv: CsvTable;
  readonly children: ReactNode;
}

/** The numbers behind a chart: a table that opens under it, and a file. */
export function ChartData({ caption, csv, children }: ChartDataProps) {
  const t = useText();
  return (
    <div className={styles.data}>
      <details>
        <summary>{t("vitals.asTable")}</summary>
        <div className={styles.table}>{children}</div>
      </details>
      <Button variant="text" aria-label={t("vitals.csvOf", { table: caption })} onClick={() => saveTable(csv)}>
        {t("vitals.csv")}
      </Button>
    </div>
  );
}
