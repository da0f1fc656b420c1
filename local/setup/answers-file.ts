/** Writes and reads files of answers: `answers.yml`, and the file that stores the answers of an unfinished run. */
import { parseContent } from "../../gatsby/content/content-file";
import { ContentError, type ContentIssue, reportTo } from "../../gatsby/content/content-issue";
import { suiteSchema } from "../../gatsby/content/schema/suite";
import { indented, isRecord, yamlOf } from "../content/edit-yaml";
import { type Sources, isDemosAnswer, isCurrentValue, isStillDemos, usable } from "./answers";
import { isOptional, problemSentences, problemWith } from "./check-answer";
import { type Answers, type Question, applies, questions, screens } from "./questions";
import { type Problem, type SetupTexts, say, textsIn } from "./texts";

/** The field that lists the answers which are true of the house although they are the demo's too. */
const confirmedField = "confirmed";

export interface WriteOptions {
  /** The file's name, for its comments. */
  readonly file: string;
  readonly texts: SetupTexts;
  readonly sources: Sources;
  /** Ids of answers that were typed. Those that equal the demo's or the content's are listed under `confirmed`. */
  readonly typed?: ReadonlySet<string>;
}

const allowed = ({ kind, choices }: Question): readonly string[] => {
  if (kind === "yes") return ["true", "false"];
  if (kind === "demo") return ["keep", "remove"];
  return kind === "beds" ? suiteSchema.entries.beds.item.entries.type.options : (choices ?? []);
};

const commented = (text: string, indent = ""): string => `${text.trimEnd().replace(/^/gm, `${indent}# `)}\n`;

const fieldText = (question: Question, answers: Answers, { texts, sources, typed }: WriteOptions): string => {
  const { id } = question;
  const value = answers.get(id) ?? null;
  const choices = allowed(question);
  const isDemos = typed?.has(id) !== true && isStillDemos(question, value, sources);
  const comments = [
    texts.questions[id]?.ask ?? id,
    ...(choices.length === 0 ? [] : [say(texts.oneOf, { choices: choices.join(", ") })]),
    ...(isOptional(question) && question.kind !== "yes" ? [texts.mayBeNull] : []),
    ...(isDemos ? [say(texts.demosInFile, { id })] : []),
  ];
  const field = yamlOf({ [id.slice(id.indexOf(".") + 1)]: value });
  return commented(comments.join("\n"), "  ") + indented(field, 2);
};

/** The text of the file, grouped like the screens, with each question as a comment. */
export const writeAnswers = (answers: Answers, options: WriteOptions): string => {
  const { file, texts, sources, typed = new Set() } = options;
  const groups = screens.flatMap(({ id: screen, questions: asked }) => {
    const fields = asked.filter(({ id }) => answers.has(id)).map((question) => fieldText(question, answers, options));
    return fields.length === 0 ? [] : [`${screen}:\n${fields.join("")}`];
  });
  const confirmed = questions.filter((one) => {
    const value = answers.get(one.id);
    return typed.has(one.id) && (isDemosAnswer(one, value) || isCurrentValue(one, value, sources));
  });
  const list = yamlOf({ [confirmedField]: confirmed.map(({ id }) => id) });
  return [commented(say(texts.answersRemark, { file })), commented(texts.confirmedRemark) + list, ...groups].join("\n");
};

/** The answers in a parsed file, unchecked, by `group.field`. An entry that is not a group of fields is listed by its own name. */
const writtenAnswers = (data: unknown): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries(isRecord(data) ? data : {}).flatMap(([group, fields]) =>
      group === confirmedField
        ? []
        : isRecord(fields)
          ? Object.entries(fields).map(([field, value]) => [`${group}.${field}`, value] as const)
          : [[group, fields] as const],
    ),
  );

/** The ids under `confirmed`: a list, or names without brackets. */
const confirmedIn = (data: unknown): ReadonlySet<string> => {
  const names = isRecord(data) ? data[confirmedField] : undefined;
  if (typeof names === "string") return new Set(names.split(/[\s,;]+/).filter((name) => name !== ""));
  return new Set(Array.isArray(names) ? names.map(String) : []);
};

/** Reads the text of a file, without checking its answers. Throws a ContentError if the text is not valid YAML. */
export const readWritten = (name: string, source: string) => {
  const issues: ContentIssue[] = [];
  const file = parseContent(name, source, reportTo(issues));
  if (file === undefined) throw new ContentError(issues, name);
  return { file, written: writtenAnswers(file.data), confirmed: confirmedIn(file.data) };
};

const isListOfNames = (value: unknown): boolean =>
  value === undefined || value === null || typeof value === "string" || Array.isArray(value);

const knownNames = (id: string): string => {
  const screen = screens.find((one) => one.id === id.split(".")[0]);
  return (screen?.questions.map((one) => one.id.slice(screen.id.length + 1)) ?? screens.map((one) => one.id)).join(
    ", ",
  );
};

/**
 * The problem of a question that the file should have answered: the content's value cannot stay, because another country
 * or another booking engine needs other answers.
 */
const lacking = (question: Question, value: unknown): Problem | undefined => {
  const [group = "", field = ""] = question.id.split(".");
  if (isOptional(question))
    return value === undefined ? { key: "unansweredOrNone", values: { group, field } } : undefined;
  return value === null || value === undefined ? { key: "unanswered", values: { group, field } } : undefined;
};

interface ReadAnswers {
  /** The answers of the file, completed from the content. */
  readonly answers: Answers;
  /** The ids listed under `confirmed`. */
  readonly confirmed: ReadonlySet<string>;
  /** The ids of questions that the file answers although its other answers rule them out. */
  readonly unused: readonly string[];
}

/**
 * The content's current answers, overridden by those in a file. Throws a ContentError that lists every invalid answer
 * with its line.
 */
export const readAnswers = (name: string, source: string, sources: Sources): ReadAnswers => {
  const { file, written, confirmed } = readWritten(name, source);
  const issues: ContentIssue[] = [];
  const report = (path: readonly string[], field: string, [problem, fix]: readonly [string, string]) =>
    issues.push({ file: name, line: file.lineOf(path), field, problem, fix });
  const names = new Set(questions.map(({ id }) => id));
  for (const id of written.keys())
    if (!names.has(id)) report(id.split("."), id, ["No question has this name.", `Write one of: ${knownNames(id)}.`]);
  if (isRecord(file.data) && !isListOfNames(file.data[confirmedField]))
    report([confirmedField], confirmedField, [
      "This is not a list of names.",
      "Write: confirmed: [stay.wifiMbps, suite.maxGuests]",
    ]);
  for (const id of confirmed)
    if (!names.has(id))
      report([confirmedField], id, [
        "No question has this name.",
        "Write the group and the name, for example stay.wifiMbps.",
      ]);
  const english = textsIn("en");
  const answers = new Map<string, unknown>();
  const unused: string[] = [];
  for (const question of questions) {
    const { id, kind } = question;
    if (!applies(question, answers)) {
      if ((written.get(id) ?? null) !== null) unused.push(id);
      continue;
    }
    const value = written.has(id) ? written.get(id) : usable(question, answers, sources);
    const found = (written.has(id) ? undefined : lacking(question, value)) ?? problemWith(question, value, answers);
    if (found !== undefined) report(id.split("."), id, problemSentences(found, english));
    answers.set(id, kind === "yes" ? value === true : (value ?? null));
  }
  if (issues.length > 0) throw new ContentError(issues, name);
  return { answers, confirmed, unused };
};
