/** Saves the answers of an unfinished run in a file, so that no question has to be answered twice. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isCurrentValue } from "./answers";
import { type WriteOptions, readWritten, writeAnswers } from "./answers-file";
import { problemWith } from "./check-answer";
import { type Answers, questions } from "./questions";

/** In the project's folder, ignored by git. */
export const keptFile = "setup-answers.yml";

/** What has been answered so far. */
export interface Kept {
  readonly answers: Map<string, unknown>;
  /** The ids of answers that were typed, not accepted with Enter. */
  readonly typed: Set<string>;
}

interface Keeping extends Omit<Required<WriteOptions>, "file"> {
  readonly answers: Answers;
}

/**
 * The answers that were typed or differ from the content. If only one screen is asked, only these are saved: the content may
 * be edited before the next run, and the other answers would undo the edit.
 */
export const newAnswers = ({ answers, typed, sources }: Omit<Keeping, "texts">): Answers =>
  new Map(
    questions
      .filter(({ id }) => answers.has(id))
      .filter((question) => typed.has(question.id) || !isCurrentValue(question, answers.get(question.id), sources))
      .map(({ id }) => [id, answers.get(id)]),
  );

/** Saves the answers so far. */
export const keepAnswers = (root: string, { answers, ...options }: Keeping): void =>
  writeFileSync(join(root, keptFile), writeAnswers(answers, { file: keptFile, ...options }));

/** The saved answers that are still valid; undefined if there are none. Throws a ContentError if the file is broken. */
export const keptAnswers = (root: string): Kept | undefined => {
  const path = join(root, keptFile);
  if (!existsSync(path)) return undefined;
  const { written, confirmed } = readWritten(keptFile, readFileSync(path, "utf8"));
  const answers = new Map<string, unknown>();
  for (const question of questions) {
    const { id } = question;
    if (!written.has(id)) continue;
    const value = written.get(id);
    if (problemWith(question, value, answers) === undefined) answers.set(id, value);
  }
  return answers.size === 0 ? undefined : { answers, typed: new Set(confirmed) };
};

/** Deletes the file. Called when the answers have been written into the content, or would change nothing. */
export const dropKeptAnswers = (root: string): void => rmSync(join(root, keptFile), { force: true });
