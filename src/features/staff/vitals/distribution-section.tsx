import type { UseQueryResult } from "@tanstack/react-query";
import { useLanguage } from "../../../lib/i18n/use-language";
import { formatNumber } from "../../../lib/format-number";
import { useText } from "../../../lib/i18n/use-text";
import { SelectFilter } from "../ui/list-controls";
import { PageSection } from "../ui/page-layout";
import { QueryContent } from "../ui/query-state";
import { type Column, ResponsiveTable } from "../ui/responsive-table";
import type { Histogram, Summary } from "../api/vitals";
import { ChartData, GradeMark } from "./chart-parts";
import { type Bar, DistributionChart, distributionOf } from "./distribution-chart";
import {
  type Metric,
  columnName,
  formatMetric,
  formatShare,
  gradeTexts,
  isMetric,
  metricTexts,
  metrics,
} from "../../web-vitals/metrics";
import * as styles from "./tables.module.css";

interface DistributionSectionProps {
  readonly metric: Metric;
  readonly onMetric: (metric: Metric) => void;
  readonly distribution: UseQueryResult<Histogram>;
  readonly summary: Summary | undefined;
}

/** The distribution of one metric, which shows whether some visits are very slow although most are fast. */
export function DistributionSection({ metric, onMetric, distribution, summary }: DistributionSectionProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <PageSection id="vitals-spread" title={t("vitals.distribution")} text={t("vitals.distributionText")}>
      <div className={styles.choice}>
        <SelectFilter
          id="vitals-metric"
          label={t("vitals.filter.metric")}
          value={metric}
          choices={metrics}
          textOf={(each) => t(metricTexts[each].long)}
          onChange={(value) => isMetric(value) && onMetric(value)}
        />
      </div>
      <QueryContent
        query={distribution}
        isEmpty={({ buckets }) => buckets.length === 0}
        empty={t("vitals.notMeasured")}
      >
        {({ metric: shown, buckets }) => {
          const name = t(metricTexts[shown].long);
          const caption = t("vitals.distributionOf", { metric: name });
          const drawn = distributionOf(buckets, shown);
          const bars = drawn.bars.filter(({ samples }) => samples > 0);
          const total = bars.reduce((sum, { samples }) => sum + samples, 0);
          const columns: readonly Column<Bar>[] = [
            {
              id: "span",
              name: t("vitals.column.span"),
              isRowHeader: true,
              cell: ({ from, until, grade }) => (
                <span className={styles.span}>
                  <GradeMark grade={grade} title={t(gradeTexts[grade])} />
                  {`${formatMetric(shown, from, language)} – ${formatMetric(shown, until, language)}`}
                </span>
              ),
            },
            {
              id: "samples",
              name: t("vitals.column.samples"),
              isNumeric: true,
              cell: ({ samples }) => formatNumber(samples, language),
            },
            {
              id: "share",
              name: t("vitals.column.share"),
              isNumeric: true,
              cell: ({ samples }) => formatShare(samples, total, language),
            },
          ];
          return (
            <div className={styles.distribution}>
              <DistributionChart
                metric={shown}
                distribution={drawn}
                p75={summary?.figures[shown]?.p75}
                label={t("vitals.distributionLabel", { metric: name, total })}
              />
              <ChartData
                caption={caption}
                busy={distribution.isPlaceholderData}
                csv={{
                  name: `vitals-${shown}-distribution`,
                  rows: [
                    [columnName(shown, "above"), columnName(shown, "up to"), "samples"],
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
