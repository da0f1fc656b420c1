import { useLanguage } from "../../../lib/i18n/use-language";
import { formatNumber } from "../../../lib/format-number";
import { useText } from "../../../lib/i18n/use-text";
import { type Column, ResponsiveTable } from "../ui/responsive-table";
import type { Figure } from "../api/vitals";
import { ChartData } from "./chart-parts";
import {
  type Metric,
  columnName,
  formatDay,
  formatLimitInText,
  formatMetric,
  formatShare,
  gradeOf,
  gradeTexts,
  limitsOf,
  metricTexts,
} from "../../web-vitals/metrics";
import * as styles from "./tables.module.css";
import { TrendDrawing } from "./trend-drawing";

interface TrendProps {
  readonly metric: Metric;
  /** Statistics over the whole period. */
  readonly figure: Figure;
  readonly rows: readonly DayRow[];
  /** Whether dates include the year. */
  readonly withYear: boolean;
  /** True while the numbers for the new filters are loading and those for the previous filters are still shown. */
  readonly busy: boolean;
}

/** One metric day by day: as a chart, a table and a file. */
export function Trend({ metric, figure, rows, withYear, busy }: TrendProps) {
  const t = useText();
  const language = useLanguage();
  const name = t(metricTexts[metric].long);
  const caption = t("vitals.byDayOf", { metric: name });
  const [good, poor] = limitsOf(metric);
  return (
    <>
      <TrendDrawing
        metric={metric}
        withYear={withYear}
        days={rows.map(({ day }) => day)}
        values={rows.map((row) => row.figure?.p75 ?? null)}
        label={t("vitals.trendLabel", {
          metric: name,
          value: formatMetric(metric, figure.p75, language),
          grade: t(gradeTexts[gradeOf(metric, figure.p75)]),
          good: formatLimitInText(metric, good, language),
          poor: formatLimitInText(metric, poor, language),
        })}
      />
      <ChartData
        caption={caption}
        busy={busy}
        csv={{
          name: `vitals-${metric}-by-day`,
          rows: [
            ["day", columnName(metric, "p75"), "samples", "good", "needs-improvement", "poor"],
            ...rows.map(({ day, figure: ofDay }) => [
              day,
              ofDay?.p75 ?? null,
              ofDay?.samples ?? 0,
              ofDay?.good ?? 0,
              ofDay?.needsImprovement ?? 0,
              ofDay?.poor ?? 0,
            ]),
          ],
        }}
      >
        <DaysTable caption={caption} metric={metric} rows={rows} withYear={withYear} />
      </ChartData>
    </>
  );
}

export interface DayRow {
  readonly day: string;
  readonly figure: Figure | undefined;
}

interface DaysTableProps {
  readonly caption: string;
  readonly metric: Metric;
  readonly rows: readonly DayRow[];
  /** Whether dates include the year. */
  readonly withYear: boolean;
}

/** The table of one metric by day, newest first. */
function DaysTable({ caption, metric, rows, withYear }: DaysTableProps) {
  const t = useText();
  const language = useLanguage();
  const share = (part: "good" | "needsImprovement" | "poor", name: string): Column<DayRow> => ({
    id: part,
    name,
    isNumeric: true,
    cell: ({ figure }) => (figure === undefined ? "–" : formatShare(figure[part], figure.samples, language)),
  });
  const columns: readonly Column<DayRow>[] = [
    {
      id: "day",
      name: t("vitals.column.day"),
      isRowHeader: true,
      cell: ({ day }) => <span className={styles.day}>{formatDay(day, language, withYear)}</span>,
    },
    {
      id: "p75",
      name: t("vitals.p75"),
      isNumeric: true,
      cell: ({ figure }) => (figure === undefined ? "–" : formatMetric(metric, figure.p75, language)),
    },
    {
      id: "samples",
      name: t("vitals.column.samples"),
      isNumeric: true,
      cell: ({ figure }) => formatNumber(figure?.samples ?? 0, language),
    },
    share("good", t("vitals.grade.good")),
    share("needsImprovement", t("vitals.grade.needsImprovement")),
    share("poor", t("vitals.grade.poor")),
  ];
  return <ResponsiveTable caption={caption} columns={columns} rows={rows.toReversed()} keyOf={({ day }) => day} />;
}
