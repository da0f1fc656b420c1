import { ask } from "../../staff/api/ask";
import { type Metric, isMetric } from "../metrics";
import { type Question, argumentsOf } from "./question";

/** One metric over the whole period. */
export interface Figure {
  readonly p75: number;
  readonly samples: number;
  readonly good: number;
  readonly middle: number;
  readonly poor: number;
}

export interface Summary {
  /** Page views in the period. */
  readonly views: number;
  readonly figures: Readonly<Partial<Record<Metric, Figure>>>;
}

/** Every metric's figure over the period. Throws a `BackendError`. */
export const askSummary = async (question: Question): Promise<Summary> => {
  const rows = await ask((backend) => backend.rpc("performance_summary", argumentsOf(question)));
  const figures = rows.flatMap(({ metric_name, p75, samples, good, needs_improvement, poor }) =>
    isMetric(metric_name) ? [[metric_name, { p75, samples, good, middle: needs_improvement, poor }] as const] : [],
  );
  return { views: rows[0]?.views ?? 0, figures: Object.fromEntries(figures) };
};
