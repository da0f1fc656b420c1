import { Select } from "../../components/ui/select";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { Answer } from "../staff/desk/answer";
import { DeskSection } from "../staff/desk/desk-section";
import { type Column, FoldTable } from "../staff/desk/fold-table";
import type { Summary } from "./api/summary";
import { ChartData } from "./chart-data";
import { formatCount, formatMetric, formatShare } from "./format-metric";
import { GradeMark } from "./grade-mark";
import { type Metric, gradeTexts, isMetric, metricTexts, metrics } from "./metrics";
import { type Bar, spreadOf } from "./spread";
import { SpreadDrawing } from "./spread-drawing";
import type { Vitals } from "./use-vitals";
import * as styles from "./spread-section.module.css";

interface SpreadSectionProps {
  readonly metric: Metric;
  readonly onMetric: (metric: Metric) => void;
  readonly distribution: Vitals["distribution"];
  readonly summary: Summary | undefined;
}

/** How the values of one metric are spread: most visits may be fast while some wait very long. */
export function SpreadSection({ metric, onMetric, distribution, summary }: SpreadSectionProps) {
  const t = useText();
  const language = useLanguage();
  const name = t(metricTexts[metric].long);
  const caption = t("vitals.spreadOf", { metric: name });
  const p75 = summary?.figures[metric]?.p75;
  return (
    <DeskSection id="vitals-spread" title={t("vitals.spread")} text={t("vitals.spreadText")}>
      <div className={styles.choice}>
        <Select
          id="vitals-metric"
          label={t("vitals.filter.metric")}
          value={metric}
          onChange={({ currentTarget: { value } }) => isMetric(value) && onMetric(value)}
        >
          {metrics.map((each) => (
            <option key={each} value={each}>
              {t(metricTexts[each].long)}
            </option>
          ))}
        </Select>
      </div>
      <Answer query={distribution} isEmpty={(buckets) => buckets.length === 0} empty={t("vitals.notMeasured")}>
        {(buckets) => {
          const spread = spreadOf(buckets, metric);
          const bars = spread.bars.filter(({ samples }) => samples > 0);
          const whole = bars.reduce((sum, { samples }) => sum + samples, 0);
          const columns: readonly Column<Bar>[] = [
            {
              id: "span",
              name: t("vitals.column.span"),
              heads: true,
              cell: ({ from, until, grade }) => (
                <span className={styles.span}>
                  <GradeMark grade={grade} title={t(gradeTexts[grade])} />
                  {`${formatMetric(metric, from, language)} – ${formatMetric(metric, until, language)}`}
                </span>
              ),
            },
            {
              id: "samples",
              name: t("vitals.column.samples"),
              number: true,
              cell: ({ samples }) => formatCount(samples, language),
            },
            {
              id: "share",
              name: t("vitals.column.share"),
              number: true,
              cell: ({ samples }) => formatShare(samples, whole, language),
            },
          ];
          return (
            <div className={styles.spread}>
              <SpreadDrawing
                metric={metric}
                spread={spread}
                p75={p75 ?? 0}
                label={t("vitals.spreadLabel", { metric: name, count: whole })}
              />
              <ChartData
                caption={caption}
                csv={{
                  name: `vitals-${metric}-distribution`,
                  rows: [
                    ["above", "up to", "samples"],
                    ...buckets.map(({ from, until, samples }) => [from, until, samples]),
                  ],
                }}
              >
                <FoldTable caption={caption} columns={columns} rows={bars} keyOf={({ start }) => String(start)} />
              </ChartData>
            </div>
          );
        }}
      </Answer>
    </DeskSection>
  );
}
