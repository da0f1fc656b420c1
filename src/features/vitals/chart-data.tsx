import type { ReactNode } from "react";
import { useText } from "../../lib/i18n/use-text";
import { CsvButton, type CsvTable } from "./csv-button";
import * as styles from "./chart-data.module.css";

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
