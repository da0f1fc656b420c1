import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/ui/button";
import { useLanguage } from "../../../lib/i18n/use-language";
import { formatNumber } from "../../../lib/format-number";
import { useText } from "../../../lib/i18n/use-text";
import { PageSection } from "../ui/page-layout";
import { QueryContent } from "../ui/query-state";
import { type Column, type Order, ResponsiveTable } from "../ui/responsive-table";
import { type PageFigures, initialPageCount } from "../api/vitals";
import { CsvButton, GradeMark } from "./chart-parts";
import {
  type Metric,
  columnMetrics,
  columnName,
  formatMetric,
  gradeOf,
  gradeTexts,
  isMetric,
  metricTexts,
} from "../../web-vitals/metrics";
import * as styles from "./tables.module.css";

/** Orders pages by name, views or a metric's p75. Pages without a value come last in both directions; ties are ordered by views. */
export const orderPages = (pages: readonly PageFigures[], { by, descending }: Order): PageFigures[] => {
  const sign = descending ? -1 : 1;
  if (by === "page") return pages.toSorted((a, b) => sign * a.page.localeCompare(b.page));
  const valueOf = ({ views, figures }: PageFigures) => (isMetric(by) ? figures[by]?.p75 : views);
  return pages.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    return sign * (one - other) || b.views - a.views;
  });
};

interface PagesSectionProps {
  readonly pages: UseQueryResult<readonly PageFigures[]>;
  /** The metric by which pages are sorted until another column is chosen. */
  readonly metric: Metric;
  /** Whether more pages than the `initialPageCount` most viewed ones are shown. */
  readonly more: boolean;
  readonly onMore: (more: boolean) => void;
  readonly onPage: (page: string) => void;
}

/**
 * The most viewed pages with their p75 in the main metrics and `metric`, highest p75 of `metric` first until another order is chosen.
 * Pressing a name filters the dashboard to that page.
 */
export function PagesSection({ pages, metric, more, onMore, onPage }: PagesSectionProps) {
  const t = useText();
  const language = useLanguage();
  const [chosen, setChosen] = useState<Order>();
  const shownMetrics: readonly Metric[] = columnMetrics.some((each) => each === metric)
    ? columnMetrics
    : [metric, ...columnMetrics];
  const order = chosen ?? { by: metric, descending: true };
  const columns: readonly Column<PageFigures>[] = [
    {
      id: "page",
      name: t("vitals.column.page"),
      isRowHeader: true,
      isSortable: true,
      cell: ({ page }) => (
        <button type="button" className={styles.name} onClick={() => onPage(page)}>
          {page === "(other)" ? t("vitals.otherPages") : page}
        </button>
      ),
    },
    {
      id: "views",
      name: t("vitals.column.views"),
      isNumeric: true,
      isSortable: true,
      cell: ({ views }) => formatNumber(views, language),
    },
    ...shownMetrics.map((each): Column<PageFigures> => ({
      id: each,
      name: t(metricTexts[each].short),
      isNumeric: true,
      isSortable: true,
      cell: ({ figures }) => <Rated metric={each} value={figures[each]?.p75} />,
    })),
  ];
  return (
    <PageSection id="vitals-pages" title={t("vitals.pages")} text={t("vitals.pagesText")}>
      <QueryContent query={pages} isEmpty={(rows) => rows.length === 0} empty={t("vitals.notMeasured")}>
        {(rows) => {
          const ordered = orderPages(rows, order);
          return (
            <>
              <ResponsiveTable
                caption={t("vitals.pages")}
                columns={columns}
                rows={ordered}
                keyOf={({ page }) => page}
                order={order}
                onOrder={setChosen}
              />
              <div className={styles.foot}>
                {rows.length >= initialPageCount && (
                  <Button variant="text" aria-expanded={more} onClick={() => onMore(!more)}>
                    {t(more ? "vitals.fewer" : "vitals.more")}
                  </Button>
                )}
                <CsvButton
                  caption={t("vitals.pages")}
                  busy={pages.isPlaceholderData}
                  table={() => ({
                    name: "vitals-pages",
                    rows: [
                      ["page", "views", ...shownMetrics.map((each) => columnName(each, each))],
                      ...ordered.map(({ page, views, figures }) => [
                        page,
                        views,
                        ...shownMetrics.map((each) => figures[each]?.p75 ?? null),
                      ]),
                    ],
                  })}
                />
              </div>
            </>
          );
        }}
      </QueryContent>
    </PageSection>
  );
}

function Rated({ metric, value }: { readonly metric: Metric; readonly value: number | undefined }) {
  const t = useText();
  const language = useLanguage();
  if (value === undefined) return <>–</>;
  const grade = gradeOf(metric, value);
  return (
    <span className={styles.rated}>
      <GradeMark grade={grade} title={t(gradeTexts[grade])} />
      {formatMetric(metric, value, language)}
    </span>
  );
}
