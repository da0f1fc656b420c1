import type { UseQueryResult } from "@tanstack/react-query";
import type { CSSProperties } from "react";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import { QueryState } from "../ui/query-state";
import type { Days, Figure, Summary } from "../api/vitals";
import * as styles from "./chart.module.css";
import {
  type Grade,
  type Metric,
  formatMetric,
  formatShare,
  gradeOf,
  gradeTexts,
  metricTexts,
  metrics,
} from "../../web-vitals/metrics";
import { type DateRange, eachDay } from "./filters";
import { GradeMark } from "./chart-parts";
import { type DayRow, Trend } from "./trend";

type Direction = "better" | "worse" | "same";

interface Comparison {
  readonly direction: Direction;
  /** The relative change: −0.12 is 12 % less than before. */
  readonly change: number;
}

/** Compares a value with the one before. Lower is better; less than half a percent counts as no change. Undefined if a value is missing. */
export const compare = (now: number | undefined, before: number | undefined): Comparison | undefined => {
  if (now === undefined || before === undefined) return undefined;
  const change = before === 0 ? (now === 0 ? 0 : Infinity) : now / before - 1;
  if (Math.abs(change) < 0.005) return { direction: "same", change: 0 };
  return { direction: change < 0 ? "better" : "worse", change };
};

interface ChangeProps {
  readonly metric: Metric;
  readonly now: Figure;
  /** Summary of the previous period; undefined if it has not loaded. */
  readonly before: Summary | undefined;
}

/** The value of the previous period, and how much better or worse the current one is. A value that has not loaded is shown as unknown. */
function Change({ metric, now, before }: ChangeProps) {
  const t = useText();
  const language = useLanguage();
  if (before === undefined) return <span>{t("vitals.unknownBefore")}</span>;
  const figure = before.figures[metric];
  const comparison = compare(now.p75, figure?.p75);
  if (comparison === undefined || figure === undefined) return <span>{t("vitals.noneBefore")}</span>;
  const values = {
    before: formatMetric(metric, figure.p75, language),
    change: formatShare(Math.min(99.99, Math.abs(comparison.change)), 1, language),
  };
  if (comparison.direction === "same") return <span>{t("vitals.change.same", values)}</span>;
  return <span>{t(comparison.direction === "better" ? "vitals.change.better" : "vitals.change.worse", values)}</span>;
}

interface MetricsSectionProps {
  readonly summary: UseQueryResult<Summary>;
  /** The summary of the previous period of the same length. */
  readonly before: UseQueryResult<Summary>;
  readonly days: UseQueryResult<Days>;
  readonly figures: Summary["figures"];
  readonly span: DateRange;
  /** Whether dates include the year. */
  readonly withYear: boolean;
}

/** All metrics. Their trends are drawn only after the days have loaded. */
export function MetricsSection({ figures, span, withYear, summary, before, days }: MetricsSectionProps) {
  const t = useText();
  const isBusy = [summary, before, days].some(({ isPlaceholderData }) => isPlaceholderData);
  const { data } = days;
  return (
    <section aria-labelledby="vitals-metrics">
      <h2 id="vitals-metrics" className="visually-hidden">
        {t("vitals.byMetric")}
      </h2>
      <QueryState queries={[days, before]} />
      <div className={styles.grid} aria-busy={isBusy}>
        {metrics.map((each) => (
          <MetricChart
            key={each}
            metric={each}
            figure={figures[each]}
            before={before.data}
            rows={data && eachDay(span).map((day) => ({ day, figure: data[each]?.get(day) }))}
            withYear={withYear}
            busy={isBusy}
          />
        ))}
      </div>
    </section>
  );
}

interface MetricChartProps {
  readonly metric: Metric;
  readonly figure: Figure | undefined;
  /** Summary of the previous period; undefined if it has not loaded. */
  readonly before: Summary | undefined;
  /** The days of the period; undefined if they have not loaded. */
  readonly rows: readonly DayRow[] | undefined;
  readonly withYear: boolean;
  /** True while the numbers for the new filters are loading and those for the previous filters are still shown. */
  readonly busy: boolean;
}

/** One metric: p75 and rating, comparison with the previous period, shares, trend and numbers. */
function MetricChart({ metric, figure, before, rows, withYear, busy }: MetricChartProps) {
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
          {rows !== undefined && <Trend metric={metric} figure={figure} rows={rows} withYear={withYear} busy={busy} />}
        </>
      )}
    </article>
  );
}

const grades: readonly Grade[] = ["good", "needsImprovement", "poor"];

/** The shares of measurements that were good, needed improvement or were poor, as a bar and in numbers. */
function ShareBar({ figure }: { readonly figure: Figure }) {
  const t = useText();
  const language = useLanguage();
  return (
    <>
      <div className={styles.share} aria-hidden="true">
        {grades.map((grade) => (
          <span key={grade} className={styles[grade]} style={{ "--share": figure[grade] } as CSSProperties} />
        ))}
      </div>
      <ul className={styles.shares}>
        {grades.map((grade) => (
          <li key={grade}>
            <GradeMark grade={grade} title={t(gradeTexts[grade])} />
            {formatShare(figure[grade], figure.samples, language)}
          </li>
        ))}
      </ul>
    </>
  );
}
