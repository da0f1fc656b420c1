import { useState } from "react";
import { Button } from "../../components/ui/button";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { Answer } from "../staff/desk/answer";
import { DeskSection } from "../staff/desk/desk-section";
import { type Column, FoldTable, type Order } from "../staff/desk/fold-table";
import { type PageFigures, fewPages } from "./api/by-page";
import { CsvButton } from "./csv-button";
import { formatCount, formatMetric } from "./format-metric";
import { GradeMark } from "./grade-mark";
import { type Metric, columnMetrics, gradeOf, gradeTexts, metricTexts } from "./metrics";
import * as styles from "./rows.module.css";
import { orderPages } from "./order-pages";
import type { Vitals } from "./use-vitals";

interface PagesSectionProps {
  readonly pages: Vitals["pages"];
  /** The metric by which pages stand in order until another column is chosen. */
  readonly metric: Metric;
  /** Whether more than the busiest pages are shown. */
  readonly more: boolean;
  readonly onMore: (more: boolean) => void;
  readonly onPage: (page: string) => void;
}

/** The busiest pages with their p75 in each metric, the slowest first. A page's name narrows the dashboard to it. */
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
      heads: true,
      sorts: true,
      cell: ({ page }) => (
        <button type="button" className={styles.name} onClick={() => onPage(page)}>
          {page === "(other)" ? t("vitals.otherPages") : page}
        </button>
      ),
    },
    {
      id: "views",
      name: t("vitals.column.views"),
      number: true,
      sorts: true,
      cell: ({ views }) => formatCount(views, language),
    },
    ...shownMetrics.map((each): Column<PageFigures> => ({
      id: each,
      name: t(metricTexts[each].short),
      number: true,
      sorts: true,
      cell: ({ figures }) => <Rated metric={each} value={figures[each]?.p75} />,
    })),
  ];
  return (
    <DeskSection id="vitals-pages" title={t("vitals.pages")} text={t("vitals.pagesText")}>
      <Answer query={pages} isEmpty={(rows) => rows.length === 0} empty={t("vitals.notMeasured")}>
        {(rows) => {
          const ordered = orderPages(rows, order);
          return (
            <>
              <FoldTable
                caption={t("vitals.pages")}
                columns={columns}
                rows={ordered}
                keyOf={({ page }) => page}
                order={order}
                onOrder={setChosen}
              />
              <div className={styles.foot}>
                {rows.length >= fewPages && (
                  <Button variant="text" aria-expanded={more} onClick={() => onMore(!more)}>
                    {t(more ? "vitals.fewer" : "vitals.more")}
                  </Button>
                )}
                <CsvButton
                  caption={t("vitals.pages")}
                  table={() => ({
                    name: "vitals-pages",
                    rows: [
                      ["page", "views", ...shownMetrics],
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
      </Answer>
    </DeskSection>
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
