import { ask } from "../../staff/api/ask";
import { type Metric, isMetric } from "../metrics";
import { type Question, argumentsOf } from "./question";
import type { Figure } from "./summary";

export interface PageFigures {
  readonly page: string;
  readonly views: number;
  readonly figures: Readonly<Partial<Record<Metric, Figure>>>;
}

/** How many pages are asked for: as many as keep their own name in a day's statistics. */
const mostPages = 200;

/** The figures of each page, the busiest first. The question's own page is not asked about. Throws a `BackendError`. */
export const askByPage = async (question: Question): Promise<readonly PageFigures[]> => {
  const { p_page: _page, ...rest } = argumentsOf(question);
  const rows = await ask((backend) => backend.rpc("performance_by_page", { ...rest, p_limit: mostPages }));
  const pages = new Map<string, { page: string; views: number; figures: Partial<Record<Metric, Figure>> }>();
  for (const { page_path, views, metric_name, p75, samples, good, needs_improvement, poor } of rows) {
    const page = pages.get(page_path) ?? { page: page_path, views, figures: {} };
    pages.set(page_path, page);
    if (isMetric(metric_name)) page.figures[metric_name] = { p75, samples, good, middle: needs_improvement, poor };
  }
  return [...pages.values()];
};
