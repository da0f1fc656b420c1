import * as v from "valibot";
import { ask } from "../../staff/api/ask";
import { type Metric, isMetric } from "../metrics";
import { type Question, argumentsOf } from "./question";
import type { Figure } from "./summary";

const schema = v.array(
  v.object({
    day: v.pipe(v.string(), v.isoDate()),
    metric_name: v.string(),
    p75: v.number(),
    samples: v.number(),
    good: v.number(),
    needs_improvement: v.number(),
    poor: v.number(),
  }),
);

/** Metric → day → figure; days without measurements are missing. */
export type Days = Readonly<Partial<Record<Metric, ReadonlyMap<string, Figure>>>>;

/** Every metric's figure for each day of the period, however long it is. Throws a `BackendError`. */
export const askByDay = async (question: Question): Promise<Days> => {
  const rows = v.parse(schema, await ask((backend) => backend.rpc("performance_by_day", argumentsOf(question))));
  const days: Partial<Record<Metric, Map<string, Figure>>> = {};
  for (const { day, metric_name, p75, samples, good, needs_improvement, poor } of rows) {
    if (!isMetric(metric_name)) continue;
    (days[metric_name] ??= new Map()).set(day, { p75, samples, good, middle: needs_improvement, poor });
  }
  return days;
};
