/** Answers that are right one by one may be wrong together, or with the rest of the content: which questions have to be asked again. */
import type { ContentIssue } from "../../gatsby/content/content-issue";
import { type Answers, type Question, questions } from "./questions";

const fileOf = (path: string): string =>
  /(?:content\/|suites\/[^/]+\/)(site|stay|suite|theme)\.yml$/.exec(path)?.[1] ?? "";

const concerns = ({ file, way, kind }: Question, issue: ContentIssue): boolean => {
  if (kind === "demo" || file !== fileOf(issue.file)) return false;
  // In a list the entry is not told by its name.
  const steps = (issue.field ?? "").split("[")[0]?.split(".") ?? [];
  // Two areas, of which either may be the wrong one.
  const length = file === "suite" ? 1 : Math.min(steps.length, way.length);
  return steps[0] !== "" && steps.slice(0, length).every((step, index) => way[index] === step);
};

/** The questions whose answers make these mistakes. */
export const questionsFor = (issues: readonly ContentIssue[], answers: Answers): Question[] =>
  questions.filter((question) => answers.has(question.id) && issues.some((issue) => concerns(question, issue)));
