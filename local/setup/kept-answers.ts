/** Saves the answers of an unfinished run in a file, so that no question has to be answered twice. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseContent } from "../../gatsby/content/content-file";
import { ContentError, type ContentIssue } from "../../gatsby/content/content-issue";
import { problemWith, writeAnswers } from "./answers";
import { type Answers, questions } from "./questions";
import { type SetupTexts, say } from "./texts";

/** In the project's folder, ignored by git. */
export const keptFile = "setup-answers.yml";

/** Saves the answers so far. */
export const keepAnswers = (root: string, answers: Answers, texts: SetupTexts): void =>
  writeFileSync(join(root, keptFile), writeAnswers(answers, say(texts.answersRemark, { file: keptFile })));

/** The saved answers that are still valid; undefined if there are none. Throws a ContentError if the file is broken. */
export const keptAnswers = (root: string): Map<string, unknown> | undefined => {
  const path = join(root, keptFile);
  if (!existsSync(path)) return undefined;
  const issues: ContentIssue[] = [];
  const file = parseContent(keptFile, readFileSync(path, "utf8"), (issue) => issues.push(issue));
  if (file === undefined) throw new ContentError(issues);
  const { data } = file;
  const answers = new Map<string, unknown>();
  for (const question of questions) {
    const [group = "", field = ""] = question.id.split(/\.(.*)/);
    const fields: unknown = typeof data === "object" && data !== null ? Reflect.get(data, group) : undefined;
    if (typeof fields !== "object" || fields === null || !(field in fields)) continue;
    const value: unknown = Reflect.get(fields, field);
    if (question.when?.(answers) !== false && problemWith(question, value, answers) === undefined)
      answers.set(question.id, value);
  }
  return answers;
};

/** Deletes the file, because the answers were written or are not wanted. */
export const dropKeptAnswers = (root: string): void => rmSync(join(root, keptFile), { force: true });
