/** The dashboard's questions, each kept by what was asked; while a new answer is on its way the last one stays. */
import { type UseQueryResult, keepPreviousData, useQuery } from "@tanstack/react-query";
import { type PageFigures, askByPage } from "./api/by-page";
import { type Days, askByDay } from "./api/by-day";
import { askDistribution } from "./api/distribution";
import type { Question } from "./api/question";
import { type SlowFile, askSlowFiles } from "./api/slow-files";
import { type Summary, askSummary } from "./api/summary";
import type { Metric } from "./metrics";
import { spanBefore } from "./period";
import type { Bucket } from "./spread";

const useAnswer = <Answer>(
  name: string,
  question: Question,
  put: () => Promise<Answer>,
  ...more: readonly (string | number)[]
): UseQueryResult<Answer> =>
  useQuery({ queryKey: ["vitals", name, question, ...more], queryFn: put, placeholderData: keepPreviousData });

export interface Vitals {
  readonly summary: UseQueryResult<Summary>;
  /** The same length of days, just before. */
  readonly before: UseQueryResult<Summary>;
  readonly days: UseQueryResult<Days>;
  readonly pages: UseQueryResult<readonly PageFigures[]>;
  readonly distribution: UseQueryResult<readonly Bucket[]>;
  readonly slowFiles: UseQueryResult<readonly SlowFile[]>;
}

/** `pages`: how many of the busiest pages are asked about. */
export const useVitals = (question: Question, metric: Metric, pages: number): Vitals => {
  const earlier = { ...question, ...spanBefore(question) };
  const anyPage = { ...question, page: "*" };
  return {
    summary: useAnswer("summary", question, () => askSummary(question)),
    before: useAnswer("summary", earlier, () => askSummary(earlier)),
    days: useAnswer("days", question, () => askByDay(question)),
    pages: useAnswer("pages", anyPage, () => askByPage(anyPage, pages), pages),
    distribution: useAnswer("distribution", question, () => askDistribution(question, metric), metric),
    slowFiles: useAnswer("slow-files", question, () => askSlowFiles(question)),
  };
};
