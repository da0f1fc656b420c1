/** The dashboard of the site's speed: its filters in the URL, its queries, and its sections. */
import "../../../styles/theme-chart.css";
import { type UseQueryResult, keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/ui/button";
import { useDay } from "../../../lib/booking/today";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import { PageHeader } from "../ui/page-layout";
import { QueryContent } from "../ui/query-state";
import { useUrlState } from "../ui/url-state";
import {
  type VitalsFilter,
  initialPageCount,
  maxPageCount,
  queryByDay,
  queryByPage,
  queryDistribution,
  querySlowFiles,
  querySummary,
} from "../api/vitals";
import { DistributionSection } from "./distribution-section";
import { FilesSection } from "./files-section";
import { FilterBar } from "./filter-bar";
import {
  type DateRange,
  type FilterValues,
  anyValue,
  dateRangeOf,
  defaults,
  filtersOf,
  previousRange,
} from "./filters";
import { type Metric, formatDay, needsYear } from "../../web-vitals/metrics";
import { MetricsSection } from "./metrics-section";
import { PagesSection } from "./pages-section";

/** A query of the dashboard, cached by its filter and `more`. Previous data stays visible while new data is loading. */
const useVitalsQuery = <Data,>(
  name: string,
  filter: VitalsFilter,
  queryFn: () => Promise<Data>,
  ...more: readonly (string | number)[]
): UseQueryResult<Data> =>
  useQuery({ queryKey: ["vitals", name, filter, ...more], queryFn, placeholderData: keepPreviousData });

/**
 * All data of the dashboard. `before` is the summary of the previous period of the same length; `pages` is the number of most viewed pages to
 * load.
 */
export const useVitals = (filter: VitalsFilter, metric: Metric, pages: number) => {
  const earlier = { ...filter, ...previousRange(filter) };
  const anyPage = { ...filter, page: anyValue };
  return {
    summary: useVitalsQuery("summary", filter, () => querySummary(filter)),
    before: useVitalsQuery("summary", earlier, () => querySummary(earlier)),
    days: useVitalsQuery("days", filter, () => queryByDay(filter)),
    pages: useVitalsQuery("pages", anyPage, () => queryByPage(anyPage, pages), pages),
    distribution: useVitalsQuery("distribution", filter, () => queryDistribution(filter, metric), metric),
    slowFiles: useVitalsQuery("slow-files", filter, () => querySlowFiles(filter)),
  };
};

export default function VitalsPage() {
  const t = useText();
  const language = useLanguage();
  const today = useDay("UTC");
  const { values, change } = useUrlState(defaults);
  const filters = filtersOf(values, today);
  const setFilters = (changes: Partial<FilterValues>) => change(changes, "push");
  const [more, setMore] = useState(false);
  const span = dateRangeOf(filters, today);
  const { page, device, connection, metric } = filters;
  const vitals = useVitals(
    { ...span, page, language: filters.language, device, connection },
    metric,
    more ? maxPageCount : initialPageCount,
  );
  const { data: shown } = vitals.summary;
  const withYear = needsYear(span.from, span.until, today);
  const writePeriod = ({ from, until }: DateRange) => {
    const write = (day: string) => formatDay(day, language, needsYear(from, until, today));
    return { from: write(from), until: write(until) };
  };
  return (
    <>
      <PageHeader
        title={t("vitals.title")}
        // A status, so that screen readers announce the period and the number of page views after every change of a filter.
        text={
          <span role="status">
            {shown && t("vitals.text", { ...writePeriod(shown), views: t("vitals.views", { count: shown.views }) })}
          </span>
        }
      />
      <FilterBar
        filters={filters}
        span={span}
        today={today}
        pages={vitals.pages.data?.map((each) => each.page) ?? []}
        onChange={setFilters}
      />
      <QueryContent
        query={vitals.summary}
        isEmpty={({ figures }) => Object.keys(figures).length === 0}
        empty={
          <>
            {t("vitals.nothing")}{" "}
            {JSON.stringify(filters) !== JSON.stringify(filtersOf(defaults, today)) && (
              <Button variant="text" onClick={() => setFilters(defaults)}>
                {t("vitals.reset")}
              </Button>
            )}
          </>
        }
      >
        {({ figures }) => (
          <MetricsSection
            figures={figures}
            span={span}
            withYear={withYear}
            summary={vitals.summary}
            before={vitals.before}
            days={vitals.days}
          />
        )}
      </QueryContent>
      <DistributionSection
        metric={metric}
        onMetric={(next) => setFilters({ metric: next })}
        distribution={vitals.distribution}
        summary={shown}
      />
      <PagesSection
        key={metric}
        pages={vitals.pages}
        metric={metric}
        more={more}
        onMore={setMore}
        onPage={(next) => setFilters({ page: next })}
      />
      <FilesSection files={vitals.slowFiles} isOnePage={page !== anyValue} />
    </>
  );
}
