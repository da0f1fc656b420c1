/**
 * Decides which questions are asked, and in which order: screen by screen with a way back, the unanswered ones, and those whose answers
 * conflict.
 */
import { log, note } from "@clack/prompts";
import type { ContentIssue } from "../../gatsby/content/content-issue";
import { type Asking, askOne } from "./ask";
import { offered } from "./offered";
import { Back } from "./prompts";
import { type Answers, type Question, applies, questions, screens } from "./questions";

const screenOf = (question: Question) => screens.find((one) => one.questions.includes(question));

const showScreen = (question: Question, { texts }: Asking): void => {
  const screen = screenOf(question);
  const { title, text } = texts.screens[screen?.id ?? ""] ?? { title: question.id };
  if (text === undefined) log.step(title);
  else note(text, title);
};

/** Asks those questions of a list that apply to this house, beginning at index `start`. */
export const walk = async (list: readonly Question[], asking: Asking, start = 0): Promise<void> => {
  const { answers, texts, onAnswer } = asking;
  let shown: ReturnType<typeof screenOf>;
  let index = start;
  for (let question = list[index]; question !== undefined; question = list[index]) {
    if (!applies(question, answers)) {
      answers.delete(question.id);
      index += 1;
      continue;
    }
    if (screenOf(question) !== shown) showScreen(question, asking);
    shown = screenOf(question);
    try {
      answers.set(question.id, await askOne(question, offered(question, asking), asking));
      onAnswer();
      index += 1;
    } catch (error) {
      if (!(error instanceof Back)) throw error;
      const before = list.findLastIndex((one, place) => place < index && applies(one, answers));
      if (before === -1) log.warn(texts.first);
      else index = before;
    }
  }
};

/** Removes the answers that no longer apply, and asks the questions without an answer. */
export const complete = async (list: readonly Question[], asking: Asking): Promise<void> => {
  const { answers } = asking;
  for (const question of questions) if (!applies(question, answers)) answers.delete(question.id);
  const open = list.filter((question) => applies(question, answers) && !answers.has(question.id));
  if (open.length > 0) await walk(open, asking);
};

const fileOf = (path: string): string =>
  /(?:content\/|suites\/[^/]+\/)(site|stay|suite|theme)\.yml$/.exec(path)?.[1] ?? "";

const concerns = ({ file, path, kind }: Question, issue: ContentIssue): boolean => {
  if (kind === "demo" || file !== fileOf(issue.file)) return false;
  // The path of a list entry contains an index, not the entry's name.
  const steps = (issue.field ?? "").split("[")[0]?.split(".") ?? [];
  // In suite.yml only the first step is compared: if the two areas (indoors, with the balcony) conflict, either may be wrong.
  const length = file === "suite" ? 1 : Math.min(steps.length, path.length);
  return steps[0] !== "" && steps.slice(0, length).every((step, index) => path[index] === step);
};

/**
 * The questions whose answers caused these mistakes. Answers that are valid individually can conflict with each other or with the rest of
 * the content.
 */
export const questionsFor = (issues: readonly ContentIssue[], answers: Answers): Question[] =>
  questions.filter((question) => answers.has(question.id) && issues.some((issue) => concerns(question, issue)));
