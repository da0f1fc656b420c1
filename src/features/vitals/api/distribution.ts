import { ask } from "../../staff/api/ask";
import type { Metric } from "../metrics";
import type { Bucket } from "../spread";
import { type Question, argumentsOf } from "./question";

/** How often each span of values was measured, the smallest first. Throws a `BackendError`. */
export const askDistribution = async (question: Question, metric: Metric): Promise<readonly Bucket[]> => {
  const rows = await ask((backend) =>
    backend.rpc("performance_distribution", { ...argumentsOf(question), p_metric: metric }),
  );
  return rows.map(({ from_value, until_value, samples }) => ({ from: from_value, until: until_value, samples }));
};
