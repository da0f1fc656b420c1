/** Recognises the demo's answers. One that the owner keeps by pressing Enter does not count as the house's own. */
import { createHash } from "node:crypto";
import known from "./demo-answers.json" with { type: "json" };
import type { Question } from "./questions";

const digestOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 8);

/** Whether the answer of the demo is unlikely to be true for another house. */
const isDistinctive = ({ kind, common }: Question): boolean =>
  common !== true && kind !== "yes" && kind !== "choice" && kind !== "demo";

/** The digests of answers that distinguish a house from the demo. `demo-answers.json` contains those of the demo. */
export const answerDigests = (
  questions: readonly Question[],
  answers: ReadonlyMap<string, unknown>,
): Record<string, string> =>
  Object.fromEntries(
    questions
      .filter((question) => isDistinctive(question) && answers.get(question.id) != null)
      .map(({ id }) => [id, digestOf(answers.get(id))]),
  );

const digests: Readonly<Record<string, string>> = known;

/** Whether an answer is the demo's and unlikely to be another house's as well. */
export const isDemosAnswer = (question: Question, value: unknown): boolean =>
  value != null && isDistinctive(question) && digests[question.id] === digestOf(value);
