import { Select } from "../../../components/ui/select";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import { PageSection } from "../ui/page-layout";
import { QueryContent } from "../ui/query-state";
import { type Column, ResponsiveTable } from "../ui/responsive-table";
import type { Summary } from "../api/vitals";
import { ChartData } from "./chart-data";
import { type Bar, DistributionChart, distributionOf } from "./distribution-chart";
import {
  type Metric,
  formatCount,
  formatMetric,
  formatShare,
  gradeTexts,
  isMetric,
  metricTexts,
  metrics,
} from "../../web-vitals/metrics";
import { GradeMark } from "./rating";
import * as styles from "./tables.module.css";
import type { Vitals } from "./use-vitals";

interface DistributionSectionProps {
  readonly metric: Metric;
  readonly onMetric: (metric: Metric) => void;
  readonly distribution: Vitals["distribution"];
  readonly summary: Summary | undefined;
}

/** The distribution of one metric, which shows whether some visits are very slow although most are fast. */
export function DistributionSection({ metric, onMetric, distribution, summary }: DistributionSectionProps) {
  const t = useText();
  const language = useLanguage();
  const name = t(metricTexts[metric].long);
  const caption = t("vitals.distributionOf", { metric: name });
  const p75 = summary?.figures[metric]?.p75;
  return (
    <PageSection id="vitals-spread" title={t("vitals.distribution")} text={t("vitals.distributionText")}>
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
      <QueryContent query={distribution} isEmpty={(buckets) => buckets.length === 0} empty={t("vitals.notMeasured")}>
        {(buckets) => {
          const spread = distributionOf(buckets, metric);
          const bars = spread.bars.filter(({ samples }) => samples > 0);
          const whole = bars.reduce((sum, { samples }) => sum + samples, 0);
          const columns: readonly Column<Bar>[] = [
            {
              id: "span",
              name: t("vitals.column.span"),
              isRowHeader: true,
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
              isNumeric: true,
              cell: ({ samples }) => formatCount(samples, language),
            },
            {
              id: "share",
              name: t("vitals.column.share"),
              isNumeric: true,
              cell: ({ samples }) => formatShare(samples, whole, language),
            },
          ];
          return (
            <div className={styles.distribution}>
              <DistributionChart
                metric={metric}
                spread={spread}
                p75={p75}
                label={t("vitals.distributionLabel", { metric: name, written: formatCount(whole, language) })}
              />
              <ChartData
                caption={caption}
                busy={distribution.isPlaceholderData}
                csv={{
                  name: `vitals-${metric}-distribution`,
                  rows: [
                    ["above", "up to", "samples"],
                    ...buckets.map(({ from, until, samples }) => [from, until, samples]),
                  ],
                }}
              >
                <ResponsiveTable caption={caption} columns={columns} rows={bars} keyOf={({ start }) => String(start)} />
              </ChartData>
            </div>
          );
        }}
      </QueryContent>
    </PageSection>
  );
}
