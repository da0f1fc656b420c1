/** The queries of the dashboard, cached by their filters. Previous data stays visible while new data is loading. */
import { type UseQueryResult, keepPreviousData, useQuery } from "@tanstack/react-query";
import {
  type Bucket,
  type Days,
  type PageFigures,
  type SlowFile,
  type Summary,
  type VitalsFilter,
  queryByDay,
  queryByPage,
  queryDistribution,
  querySlowFiles,
  querySummary,
} from "../api/vitals";
import type { Metric } from "../../web-vitals/metrics";
import { previousRange } from "./filters";

const useAnswer = <Answer>(
  name: string,
  question: VitalsFilter,
  fetchAnswer: () => Promise<Answer>,
  ...more: readonly (string | number)[]
): UseQueryResult<Answer> =>
  useQuery({ queryKey: ["vitals", name, question, ...more], queryFn: fetchAnswer, placeholderData: keepPreviousData });

export interface Vitals {
  readonly summary: UseQueryResult<Summary>;
  /** The summary of the previous period of the same length. */
  readonly before: UseQueryResult<Summary>;
  readonly days: UseQueryResult<Days>;
  readonly pages: UseQueryResult<readonly PageFigures[]>;
  readonly distribution: UseQueryResult<readonly Bucket[]>;
  readonly slowFiles: UseQueryResult<readonly SlowFile[]>;
}

/** All data of the dashboard. `pages`: number of most viewed pages to load. */
export const useVitals = (question: VitalsFilter, metric: Metric, pages: number): Vitals => {
  const earlier = { ...question, ...previousRange(question) };
  const anyPage = { ...question, page: "*" };
  return {
    summary: useAnswer("summary", question, () => querySummary(question)),
    before: useAnswer("summary", earlier, () => querySummary(earlier)),
    days: useAnswer("days", question, () => queryByDay(question)),
    pages: useAnswer("pages", anyPage, () => queryByPage(anyPage, pages), pages),
    distribution: useAnswer("distribution", question, () => queryDistribution(question, metric), metric),
    slowFiles: useAnswer("slow-files", question, () => querySlowFiles(question)),
  };
};
