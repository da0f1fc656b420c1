/** The web-vitals dashboard: what visitors waited for, by metric, day, page and file. */
import { useState } from "react";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { Answer } from "../staff/desk/answer";
import { DeskHead } from "../staff/desk/desk-head";
import { fewPages, mostPages } from "./api/by-page";
import { FilesSection } from "./files-section";
import { FilterBar } from "./filter-bar";
import { plainFilters, spanOf } from "./filters";
import { formatCount, formatDay } from "./format-metric";
import { MetricsSection } from "./metrics-section";
import { PagesSection } from "./pages-section";
import { dayOfMoment } from "./period";
import { SpreadSection } from "./spread-section";
import { useFilters } from "./use-filters";
import { useVitals } from "./use-vitals";

export default function VitalsDesk() {
  const t = useText();
  const language = useLanguage();
  const [today] = useState(() => dayOfMoment(Date.now()));
  const [filters, setFilters] = useFilters(today);
  const [more, setMore] = useState(false);
  const span = spanOf(filters, today);
  const { page, language: spoken, device, connection, metric } = filters;
  const vitals = useVitals(
    { ...span, page, language: spoken, device, connection },
    metric,
    more ? mostPages : fewPages,
  );
  const views = vitals.summary.data?.views ?? 0;
  return (
    <>
      <DeskHead
        title={t("vitals.title")}
        text={t("vitals.text", {
          from: formatDay(span.from, language),
          until: formatDay(span.until, language),
          views: t("vitals.views", { count: views, written: formatCount(views, language) }),
        })}
      />
      <FilterBar
        filters={filters}
        span={span}
        today={today}
        pages={vitals.pages.data?.map((each) => each.page) ?? []}
        onChange={setFilters}
      />
      <Answer
        query={vitals.summary}
        isEmpty={({ figures }) => Object.keys(figures).length === 0}
        empty={
          <>
            {t("vitals.nothing")}{" "}
            <button type="button" onClick={() => setFilters(plainFilters)}>
              {t("vitals.reset")}
            </button>
          </>
        }
      >
        {({ figures }) => (
          <MetricsSection
            figures={figures}
            span={span}
            summary={vitals.summary}
            before={vitals.before}
            days={vitals.days}
          />
        )}
      </Answer>
      <SpreadSection
        metric={metric}
        onMetric={(next) => setFilters({ ...filters, metric: next })}
        distribution={vitals.distribution}
        summary={vitals.summary.data}
      />
      <PagesSection
        key={metric}
        pages={vitals.pages}
        metric={metric}
        more={more}
        onMore={setMore}
        onPage={(next) => setFilters({ ...filters, page: next })}
      />
      <FilesSection files={vitals.slowFiles} />
    </>
  );
}
