import { Button } from "../../components/ui/button";
import { useText } from "../../lib/i18n/use-text";
import { csvOf } from "../staff/desk/csv";
import { saveFile } from "../../lib/dom/save-file";

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
    saveFile(`${name}.csv`, csvOf(rows), "text/csv");
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
