/** What the charts and tables of the dashboard share: the mark of a rating, the table below a chart, and the button for a CSV file. */
import type { ReactNode } from "react";
import { saveFile } from "../../../lib/dom/share-and-save";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import type { Grade } from "../../web-vitals/metrics";
import { ActionButton } from "../ui/action-buttons";
import { toCsv } from "../ui/csv";
import * as chartStyles from "./chart.module.css";
import * as styles from "./tables.module.css";

const shapes: Record<Grade, string> = {
  good: "M6 1a5 5 0 1 0 0 10A5 5 0 1 0 6 1z",
  needsImprovement: "M1 1h10v10H1z",
  poor: "M6 0l6 11H0z",
};

/** A circle, square or triangle in the colour of the grade. The text beside it, or `title`, must name the grade. */
export function GradeMark({ grade, title }: { readonly grade: Grade; readonly title?: string }) {
  return (
    <>
      <svg className={[chartStyles.mark, chartStyles[grade]].join(" ")} viewBox="0 0 12 12" aria-hidden="true">
        <path d={shapes[grade]} />
      </svg>
      {title !== undefined && <span className="visually-hidden">{title}</span>}
    </>
  );
}

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
  /** True while the numbers for the previous filters are still shown; these must not be saved. */
  readonly busy: boolean;
}

/** A button that saves a table of the dashboard as a CSV file. */
export function CsvButton({ caption, table, busy }: CsvButtonProps) {
  const t = useText();
  const language = useLanguage();
  const save = () => {
    const { name, rows } = table();
    saveFile(`${name}.csv`, toCsv(rows, language), "text/csv");
  };
  return (
    <ActionButton variant="text" aria-label={t("vitals.csvOf", { table: caption })} off={busy} onClick={save}>
      {t("vitals.csv")}
    </ActionButton>
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
        {/* A long table scrolls. Not every browser lets the keyboard reach a part that only scrolls. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className={styles.table} role="region" aria-label={caption} tabIndex={0}>
          {children}
        </div>
      </details>
      <CsvButton caption={caption} busy={busy} table={() => csv} />
    </div>
  );
}
