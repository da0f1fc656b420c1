/** Holds a file against its schema and turns what does not fit into faults. */
import * as v from "valibot";
import type { ContentFile } from "./content-file";
import { type FieldPath, fieldName } from "./yaml-places";
import type { Fault } from "./fault";

const kinds: Readonly<Record<string, readonly [string, string]>> = {
  string: ["a text", "Write a text, in quotes if it looks like a number or a date."],
  number: ["a number", "Write a number, without quotes and without a unit."],
  boolean: ["true or false", "Write true or false, without quotes."],
  array: ["a list", "Write a list: each entry on a line that begins with “- ”."],
};

const article = (received: string): string =>
  received === "Object" ? "a group of fields" : received === "Array" ? "a list" : received;

const sentences = (issue: v.BaseIssue<unknown>): readonly [string, string] => {
  if (issue.message.includes("\n")) {
    const [problem = "", ...cure] = issue.message.split("\n");
    return [problem, cure.join(" ")];
  }
  if (issue.type === "picklist" || issue.type === "literal" || issue.type === "variant") {
    return [`${issue.received} is not known here.`, `Write one of: ${String(issue.expected).replace(/[()]/g, "")}.`];
  }
  const [wanted, cure] = kinds[issue.type] ?? ["something else", "Compare it with the entries around it."];
  return [`This should be ${wanted}, and is ${article(issue.received)}.`, cure];
};

const pathOf = (issue: v.BaseIssue<unknown>): FieldPath =>
  (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));

/** The file's content as its schema types it, or undefined when it does not fit; each reason is told to `report`. */
export const check = <Schema extends v.GenericSchema>(
  schema: Schema,
  file: ContentFile,
  report: (fault: Fault) => void,
): v.InferOutput<Schema> | undefined => {
  const result = v.safeParse(schema, file.data);
  if (result.success) return result.output;
  for (const issue of result.issues) {
    const path = pathOf(issue);
    const [problem, cure] = sentences(issue);
    report({ file: file.name, line: file.lineOf(path), field: fieldName(path), problem, cure });
  }
  return undefined;
};
