/** The order of the table of pages. Pure. */
import type { PageFigures } from "./api/by-page";
import { isMetric } from "./metrics";

interface Order {
  readonly by: string;
  readonly descending: boolean;
}

/** By name, views or a metric's p75; pages without a value stand last either way, equal ones by their views. */
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
