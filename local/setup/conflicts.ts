/**
 * Answers that are valid individually can conflict with each other or with the rest of the content. Finds the questions
 * to ask again.
 */
import type { ContentIssue } from "../../gatsby/content/content-issue";
import { type Answers, type Question, questions } from "./questions";

const fileOf = (path: string): string =>
  /(?:content\/|suites\/[^/]+\/)(site|stay|suite|theme)\.yml$/.exec(path)?.[1] ?? "";

const concerns = ({ file, way, kind }: Question, issue: ContentIssue): boolean => {
  if (kind === "demo" || file !== fileOf(issue.file)) return false;
  // The path of a list entry contains an index, not the entry's name.
  const steps = (issue.field ?? "").split("[")[0]?.split(".") ?? [];
  // In the suite, only the first step counts: either of its two areas, indoors or with the balcony, may be wrong.
  const length = file === "suite" ? 1 : Math.min(steps.length, way.length);
  return steps[0] !== "" && steps.slice(0, length).every((step, index) => way[index] === step);
};

/** The questions whose answers caused these mistakes. */
export const questionsFor = (issues: readonly ContentIssue[], answers: Answers): Question[] =>
  questions.filter((question) => answers.has(question.id) && issues.some((issue) => concerns(question, issue)));
