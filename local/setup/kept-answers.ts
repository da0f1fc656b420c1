/** The answers of a run that has not written yet: kept in a file until it has, so that nothing has to be said twice. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseContent } from "../../gatsby/content/content-file";
import { ContentError, type ContentIssue } from "../../gatsby/content/content-issue";
import { problemWith, writeAnswers } from "./answers";
import { type Answers, questions } from "./questions";
import { type SetupTexts, say } from "./texts";

/** In the project's folder; git leaves it alone. */
export const keptFile = "setup-answers.yml";

/** Writes the answers so far. */
export const keepAnswers = (root: string, answers: Answers, texts: SetupTexts): void =>
  writeFileSync(join(root, keptFile), writeAnswers(answers, say(texts.answersRemark, { file: keptFile })));

/** The answers that were kept, as far as they still can be used; undefined where there are none. Throws a ContentError where the file is broken. */
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

/** They are in the content now, or not wanted any more. */
export const dropKeptAnswers = (root: string): void => rmSync(join(root, keptFile), { force: true });
