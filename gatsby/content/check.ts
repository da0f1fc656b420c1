/** Validates a file with its schema, and turns schema errors into issues for editors. */
import * as v from "valibot";
import type { ContentFile } from "./content-file";
import { type FieldPath, fieldName } from "./yaml-places";
import type { Report, Wrong } from "./content-issue";

const kinds: Readonly<Record<string, Wrong>> = {
  string: ["a text", "Write a text, in quotes if it looks like a number or a date."],
  number: ["a number", "Write a number, without quotes and without a unit."],
  boolean: ["true or false", "Write true or false, without quotes."],
  array: ["a list", "Write a list: each entry on a line that begins with “- ”."],
};

const article = (received: string): string =>
  received === "Object" ? "a group of fields" : received === "Array" ? "a list" : received;

const sentences = (issue: v.BaseIssue<unknown>): Wrong => {
  if (issue.message.includes("\n")) {
    const [problem = "", ...fix] = issue.message.split("\n");
    return [problem, fix.join(" ")];
  }
  if (issue.type === "picklist" || issue.type === "literal" || issue.type === "variant") {
    return [`${issue.received} is not known here.`, `Write one of: ${String(issue.expected).replace(/[()]/g, "")}.`];
  }
  const [wanted, fix] = kinds[issue.type] ?? ["something else", "Compare it with the entries around it."];
  return [`This should be ${wanted}, and is ${article(issue.received)}.`, fix];
};

const pathOf = (issue: v.BaseIssue<unknown>): FieldPath =>
  (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));

/** Whether the issue is a group or list with no value: its fields are probably not indented, and cause further issues beside it. */
const isBare = (issue: v.BaseIssue<unknown>): boolean =>
  issue.input === null && issue.kind === "schema" && /object|array|variant|record/.test(issue.type);

const isBeside = (path: FieldPath, bare: FieldPath): boolean =>
  path.length >= bare.length && bare.slice(0, -1).every((step, index) => path[index] === step);

const emptyGroup = (path: FieldPath): Wrong => [
  `Nothing belongs to “${path.at(-1) ?? ""}:”.`,
  "Write what belongs to it on the lines below, two spaces further in.",
];

/** The validated content of the file; undefined if it does not match the schema, with every issue passed to `report`. */
export const check = <Schema extends v.GenericSchema>(
  schema: Schema,
  file: ContentFile,
  report: Report,
): v.InferOutput<Schema> | undefined => {
  const result = v.safeParse(schema, file.data);
  if (result.success) return result.output;
  if (file.data === null || file.data === undefined) {
    const fix = "Restore it from the history, or write it as the editors’ guide describes.";
    report({ file: file.name, line: file.lineOf([]), problem: "There is nothing in it.", fix });
    return undefined;
  }
  const misindented = file.misindented();
  if (misindented !== undefined) {
    report({ file: file.name, ...misindented });
    return undefined;
  }
  const bare = result.issues.filter((issue) => isBare(issue) && (issue.path ?? []).length > 0).map(pathOf);
  for (const issue of result.issues) {
    const path = pathOf(issue);
    const fact = file.factMissedBy(path);
    if (fact !== undefined) {
      report({
        file: file.name,
        line: file.lineOf(path),
        field: fieldName(path),
        problem: `This text cannot be left out, and needs the fact “${fact}”, which the house does not state.`,
        fix: "Write it without the fact, or add “otherwise:” to it with the text for a house without.",
      });
      continue;
    }
    const isOwn = bare.some((other) => fieldName(other) === fieldName(path));
    if (!isOwn && bare.some((other) => isBeside(path, other))) continue;
    const [problem, fix] = isOwn ? emptyGroup(path) : sentences(issue);
    report({ file: file.name, line: file.lineOf(path), field: fieldName(path), problem, fix });
  }
  return undefined;
};
