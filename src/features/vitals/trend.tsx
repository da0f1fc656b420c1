import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import type { Figure } from "./api/summary";
import { ChartData } from "./chart-data";
import { type DayRow, DaysTable } from "./days-table";
import { formatLimit, formatMetric } from "./format-metric";
import { type Metric, gradeOf, gradeTexts, limitsOf, metricTexts } from "./metrics";
import { TrendDrawing } from "./trend-drawing";

interface TrendProps {
  readonly metric: Metric;
  /** Over the whole period. */
  readonly figure: Figure;
  readonly rows: readonly DayRow[];
  /** What is shown is of other filters, until the answer to these has come. */
  readonly busy: boolean;
}

/** One metric day by day: drawn, as a table, and as a file. */
export function Trend({ metric, figure, rows, busy }: TrendProps) {
  const t = useText();
  const language = useLanguage();
  const name = t(metricTexts[metric].long);
  const caption = t("vitals.byDayOf", { metric: name });
  const [good, poor] = limitsOf(metric);
  return (
    <>
      <TrendDrawing
        metric={metric}
        days={rows.map(({ day }) => day)}
        values={rows.map(({ figure: one }) => one?.p75 ?? null)}
        label={t("vitals.trendLabel", {
          metric: name,
          value: formatMetric(metric, figure.p75, language),
          grade: t(gradeTexts[gradeOf(metric, figure.p75)]),
          good: formatLimit(metric, good, language),
          poor: formatLimit(metric, poor, language),
        })}
      />
      <ChartData
        caption={caption}
        busy={busy}
        csv={{
          name: `vitals-${metric}-by-day`,
          rows: [
            ["day", "p75", "samples", "good", "needs-improvement", "poor"],
            ...rows.map(({ day, figure: one }) => [
              day,
              one?.p75 ?? null,
              one?.samples ?? 0,
              one?.good ?? 0,
              one?.middle ?? 0,
              one?.poor ?? 0,
            ]),
          ],
        }}
      >
        <DaysTable caption={caption} metric={metric} rows={rows} />
      </ChartData>
    </>
  );
}
