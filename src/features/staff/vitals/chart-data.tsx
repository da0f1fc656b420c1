import type { ReactNode } from "react";
import { Button } from "../../../components/ui/button";
import { useText } from "../../../lib/i18n/use-text";
import { saveFile } from "../../../lib/dom/share-and-save";
import { toCsv } from "../ui/csv";
import * as styles from "./tables.module.css";

interface CsvTable {
  /** File name without extension. */
  readonly name: string;
  readonly rows: readonly (readonly (string | number | null)[])[];
}

interface CsvButtonProps {
  /** Caption of the table, used in the accessible name of the button. */
  readonly caption: string;
  /** Returns the table; called when the button is pressed. */
  readonly table: () => CsvTable;
  /** True while the numbers shown are still those of the previous filters, which must not be saved. */
  readonly busy: boolean;
}

/** A button that saves a table of the dashboard as a CSV file. */
export function CsvButton({ caption, table, busy }: CsvButtonProps) {
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
  /** Caption of the table, used in the accessible name of the button. */
  readonly caption: string;
  readonly csv: CsvTable;
  /** As for `CsvButton`. */
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** The numbers of a chart: a table that can be opened below it, and a CSV file. */
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
