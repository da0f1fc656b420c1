import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import type { Figure, Summary } from "./api/summary";
import { Change } from "./change";
import * as styles from "./chart.module.css";
import type { DayRow } from "./days-table";
import { formatMetric } from "./format-metric";
import { GradeMark } from "./grade-mark";
import { type Metric, gradeOf, gradeTexts, metricTexts } from "./metrics";
import { ShareBar } from "./share-bar";
import { Trend } from "./trend";

interface MetricChartProps {
  readonly metric: Metric;
  readonly figure: Figure | undefined;
  /** The period before; undefined while it is not known. */
  readonly before: Summary | undefined;
  /** The days of the period; undefined while they are not known. */
  readonly rows: readonly DayRow[] | undefined;
  /** What is shown is of other filters, until the answer to these has come. */
  readonly busy: boolean;
}

/** One metric: its p75 and rating, the period before, the shares, the trend, and the numbers behind it. */
export function MetricChart({ metric, figure, before, rows, busy }: MetricChartProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <article className={styles.chart} aria-labelledby={`metric-${metric}`} data-metric={metric}>
      <div className={styles.head}>
        <h3 id={`metric-${metric}`}>{t(metricTexts[metric].long)}</h3>
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
          {rows !== undefined && <Trend metric={metric} figure={figure} rows={rows} busy={busy} />}
        </>
      )}
    </article>
  );
}
