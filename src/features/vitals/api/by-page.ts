import { ask } from "../../staff/api/ask";
import { type Metric, isMetric } from "../metrics";
import { type Question, argumentsOf } from "./question";
import type { Figure } from "./summary";

export interface PageFigures {
  readonly page: string;
  readonly views: number;
  readonly figures: Readonly<Partial<Record<Metric, Figure>>>;
}

/** How many pages are asked for at first. Their answer comes at once, however many measurements there are. */
export const fewPages = 20;
/** How many are asked for by whoever wants more: seven figures each, and the backend answers with 1,000 rows at most. */
export const mostPages = 140;

/** The figures of the `limit` busiest pages, these first. The question's own page is not asked about. Throws a `BackendError`. */
export const askByPage = async (question: Question, limit: number): Promise<readonly PageFigures[]> => {
  const { p_page: _page, ...rest } = argumentsOf(question);
  const rows = await ask((backend) => backend.rpc("performance_by_page", { ...rest, p_limit: limit }));
  const pages = new Map<string, { page: string; views: number; figures: Partial<Record<Metric, Figure>> }>();
  for (const { page_path, views, metric_name, p75, samples, good, needs_improvement, poor } of rows) {
    const page = pages.get(page_path) ?? { page: page_path, views, figures: {} };
    pages.set(page_path, page);
    if (isMetric(metric_name)) page.figures[metric_name] = { p75, samples, good, middle: needs_improvement, poor };
  }
  return [...pages.values()];
};
