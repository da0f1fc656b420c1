import type { ReactNode } from "react";
import { Button } from "../../../components/ui/button";
import { useText } from "../../../lib/i18n/use-text";
import { saveFile } from "../../../lib/dom/save-file";
import { toCsv } from "../ui/csv";
import * as styles from "./tables.module.css";

export interface CsvTable {
  /** Without ending. */
  readonly name: string;
  readonly rows: readonly (readonly (string | number | null)[])[];
}

interface CsvButtonProps {
  /** What the table holds: names the button to those who do not see where it stands. */
  readonly caption: string;
  /** Asked for when the button is pressed. */
  readonly table: () => CsvTable;
  readonly busy?: boolean | undefined;
}

/** Hands a table of the dashboard to the browser as a CSV file. */
export function CsvButton({ caption, table, busy = false }: CsvButtonProps) {
  const t = useText();
  const save = () => {
    const { name, rows } = table();
    saveFile(`${name}.csv`, toCsv(rows), "text/csv");
  };
  return (
    <Button
      variant="text"
      aria-label={t("vitals.csvOf", { table: caption })}
      aria-disabled={busy || undefined}
      onClick={() => busy || save()}
    >
      {t("vitals.csv")}
    </Button>
  );
}

interface ChartDataProps {
  /** What the table holds: names the button to those who do not see where it stands. */
  readonly caption: string;
  readonly csv: CsvTable;
  /** The numbers are still those of other filters: no file of them is given out. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** The numbers behind a chart: a table that opens under it, and a file. */
export function ChartData({ caption, csv, busy, children }: ChartDataProps) {
  const t = useText();
  return (
    <div className={styles.data}>
      <details>
        <summary>{t("vitals.asTable")}</summary>
        <div className={styles.table}>{children}</div>
      </details>
      <CsvButton caption={caption} busy={busy} table={() => csv} />
    </div>
  );
}
