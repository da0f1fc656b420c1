import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { type Column, FoldTable } from "../staff/desk/fold-table";
import type { Figure } from "./api/summary";
import { formatCount, formatDay, formatMetric, formatShare } from "./format-metric";
import type { Metric } from "./metrics";

export interface DayRow {
  readonly day: string;
  readonly figure: Figure | undefined;
}

interface DaysTableProps {
  readonly caption: string;
  readonly metric: Metric;
  readonly rows: readonly DayRow[];
}

/** One metric day by day, the newest first. */
export function DaysTable({ caption, metric, rows }: DaysTableProps) {
  const t = useText();
  const language = useLanguage();
  const share = (part: "good" | "middle" | "poor", name: string): Column<DayRow> => ({
    id: part,
    name,
    number: true,
    cell: ({ figure }) => (figure === undefined ? "–" : formatShare(figure[part], figure.samples, language)),
  });
  const columns: readonly Column<DayRow>[] = [
    { id: "day", name: t("vitals.column.day"), heads: true, cell: ({ day }) => formatDay(day, language) },
    {
      id: "p75",
      name: t("vitals.p75"),
      number: true,
      cell: ({ figure }) => (figure === undefined ? "–" : formatMetric(metric, figure.p75, language)),
    },
    {
      id: "samples",
      name: t("vitals.column.samples"),
      number: true,
      cell: ({ figure }) => formatCount(figure?.samples ?? 0, language),
    },
    share("good", t("vitals.grade.good")),
    share("middle", t("vitals.grade.middle")),
    share("poor", t("vitals.grade.poor")),
  ];
  return <FoldTable caption={caption} columns={columns} rows={rows.toReversed()} keyOf={({ day }) => day} />;
}
