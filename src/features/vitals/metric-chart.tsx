import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import type { Figure } from "./api/summary";
import { ChartData } from "./chart-data";
import * as styles from "./chart.module.css";
import { compare } from "./compare";
import { type DayRow, DaysTable } from "./days-table";
import { formatLimit, formatMetric, formatShare } from "./format-metric";
import { GradeMark } from "./grade-mark";
import { type Metric, gradeOf, gradeTexts, limitsOf, metricTexts } from "./metrics";
import { ShareBar } from "./share-bar";
import { TrendDrawing } from "./trend-drawing";

interface MetricChartProps {
  readonly metric: Metric;
  readonly figure: Figure | undefined;
  /** The same of the period before. */
  readonly before: Figure | undefined;
  readonly rows: readonly DayRow[];
}

/** One metric: its p75 and rating, the period before, the shares, the trend, and the numbers behind it. */
export function MetricChart({ metric, figure, before, rows }: MetricChartProps) {
  const t = useText();
  const language = useLanguage();
  const name = t(metricTexts[metric].long);
  const caption = t("vitals.byDayOf", { metric: name });
  const [good, poor] = limitsOf(metric);
  return (
    <article className={styles.chart} aria-labelledby={`metric-${metric}`} data-metric={metric}>
      <div className={styles.head}>
        <h3 id={`metric-${metric}`}>{name}</h3>
        <span className={styles.value}>{figure === undefined ? "–" : formatMetric(metric, figure.p75, language)}</span>
        {figure !== undefined && (
          <p className={styles.note}>
            <span className={styles.rate}>
              <GradeMark grade={gradeOf(metric, figure.p75)} />
              {t(gradeTexts[gradeOf(metric, figure.p75)])}
            </span>
            <Change metric={metric} now={figure} before={before} />
          </p>
        )}
      </div>
      {figure === undefined ? (
        <p className={styles.nothing}>{t("vitals.notMeasured")}</p>
      ) : (
        <>
          <ShareBar figure={figure} />
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
      )}
    </article>
  );
}

interface ChangeProps {
  readonly metric: Metric;
  readonly now: Figure;
  readonly before: Figure | undefined;
}

/** The figure of the period before, and how much better or worse this one is. */
function Change({ metric, now, before }: ChangeProps) {
  const t = useText();
  const language = useLanguage();
  const comparison = compare(now.p75, before?.p75);
  if (comparison === undefined || before === undefined) return <span>{t("vitals.noneBefore")}</span>;
  const values = {
    before: formatMetric(metric, before.p75, language),
    change: formatShare(Math.min(99.99, Math.abs(comparison.change)), 1, language),
  };
  if (comparison.direction === "same") return <span>{t("vitals.change.same", values)}</span>;
  return <span>{t(comparison.direction === "better" ? "vitals.change.better" : "vitals.change.worse", values)}</span>;
}
