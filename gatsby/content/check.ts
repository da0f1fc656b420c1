/** Validates a file with its schema, and turns schema errors into issues for editors. */
import * as v from "valibot";
import type { ContentFile } from "./content-file";
import { type Report, type Wrong, type FieldPath, fieldName } from "./content-issue";
import { numberAsText } from "./misread-values";

const kinds: Readonly<Record<string, Wrong>> = {
  string: ["a text", "Write a text, in quotes if it looks like a number or a date."],
  number: ["a number", "Write a number, without quotes and without a unit."],
  boolean: ["true or false", "Write true or false, without quotes."],
  array: ["a list", "Write a list: each entry on a line that begins with “- ”."],
};

/** What is wrong with a text that is read as another kind of value, because it has no quotes. */
const misreadTexts: Readonly<Record<string, Wrong>> = {
  number: ["This is read as a number, but should be a text.", "Put it in quotes, including any leading zeros."],
  list: ["This is read as a list, but should be a text.", "Put a text that has brackets in quotes."],
  group: ["This is read as a group of fields, but should be a text.", "Put a text that has braces or “: ” in quotes."],
};

const misreadText = (input: unknown): Wrong | undefined => {
  if (Array.isArray(input)) return misreadTexts["list"];
  return misreadTexts[typeof input === "object" && input !== null ? "group" : typeof input];
};

/** valibot's names of received values → how messages to editors name them; other names stay. */
const receivedWords: Readonly<Record<string, string>> = { Object: "a group of fields", Array: "a list", null: "empty" };

const described = (received: string): string => receivedWords[received] ?? received;

/** A schema error as two sentences for editors. */
export const sentencesOf = (issue: v.BaseIssue<unknown>): Wrong => {
  if (issue.message.includes("\n")) {
    const [problem = "", ...fix] = issue.message.split("\n");
    return [problem, fix.join(" ")];
  }
  if (issue.type === "picklist" || issue.type === "literal" || issue.type === "variant") {
    return [
      `${issue.received} is not one of the possible values.`,
      `Write one of: ${String(issue.expected).replace(/[()]/g, "")}.`,
    ];
  }
  const likely =
    issue.type === "string"
      ? misreadText(issue.input)
      : issue.type === "number" && typeof issue.input === "string"
        ? numberAsText(issue.input)
        : undefined;
  if (likely !== undefined) return likely;
  const [wanted, fix] = kinds[issue.type] ?? ["something else", "Compare it with the entries around it."];
  return [`This should be ${wanted}, but is ${described(issue.received)}.`, fix];
};

/** Whether a list is written instead of a group of fields: the schema then reports each field of the group and each entry of the list. */
const isListForGroup = ({ type, path }: v.BaseIssue<unknown>): boolean =>
  type === "strict_object" && Array.isArray(path?.at(-1)?.input);

const pathOf = (issue: v.BaseIssue<unknown>): FieldPath => {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));
  return isListForGroup(issue) ? path.slice(0, -1) : path;
};

/** Whether the issue is about a group or list without a value: its fields are probably not indented, and cause further issues at its level. */
const isBare = (issue: v.BaseIssue<unknown>): boolean =>
  issue.input === null && issue.kind === "schema" && /object|array|variant|record/.test(issue.type);

const isBeside = (path: FieldPath, bare: FieldPath): boolean =>
  path.length >= bare.length && bare.slice(0, -1).every((step, index) => path[index] === step);

const emptyGroup = (path: FieldPath): Wrong => [
  `“${path.at(-1) ?? ""}:” has no value.`,
  "Write its value on the next lines, indented by two more spaces.",
];

const neededFact = (fact: string): Wrong => [
  `This text cannot be left out, but it needs the fact “${fact}”, which the house does not have.`,
  "Write it without the fact, or add “otherwise:” with the text for a house without it.",
];

/**
 * The validated content of a file; undefined if it does not match the schema, which is reported. If the file is empty or its indentation is
 * wrong, only that is reported. Issues at the level of a group without a value are left out, because the group is their cause.
 */
export const check = <Data>(
  schema: v.GenericSchema<unknown, Data>,
  file: Pick<ContentFile, "name" | "data" | "lineOf" | "factMissedBy" | "misindented">,
  report: Report,
): Data | undefined => {
  const result = v.safeParse(schema, file.data);
  if (result.success) return result.output;
  if (file.data === null || file.data === undefined) {
    const fix = "Restore it from the history, or write it as the editors’ guide describes.";
    report({ file: file.name, line: file.lineOf([]) }, "The file is empty.", fix);
    return undefined;
  }
  const misindented = file.misindented();
  if (misindented !== undefined) {
    const [line, ...wrong] = misindented;
    report({ file: file.name, line }, ...wrong);
    return undefined;
  }
  const bare = result.issues.filter((issue) => isBare(issue) && issue.path !== undefined).map(pathOf);
  const lists = new Set<string>();
  for (const issue of result.issues) {
    const path = pathOf(issue);
    const [field, fact] = [fieldName(path), file.factMissedBy(path)];
    if (isListForGroup(issue)) {
      if (lists.has(field)) continue;
      lists.add(field);
    }
    const isOwn = bare.some((other) => fieldName(other) === field);
    if (fact === undefined && !isOwn && bare.some((other) => isBeside(path, other))) continue;
    const wrong = fact !== undefined ? neededFact(fact) : isOwn ? emptyGroup(path) : sentencesOf(issue);
    report({ file: file.name, line: file.lineOf(path), field }, ...wrong);
  }
  return undefined;
};
