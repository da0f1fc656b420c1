/** Schemas for groups and lists of fields, with messages for editors. */
import * as v from "valibot";
import { isLanguage } from "../../../src/settings/languages";
import { type ReportField, issueMessage } from "../content-issue";
import { noSpace } from "../broken-file";
import { englishNames } from "../../both-languages";

const missing = (key: string): string => {
  if (!isLanguage(key)) return issueMessage(`“${key}” is missing.`, `Add “${key}:” here.`);
  const language = englishNames[key];
  const fix = `Add “${key}:” with the ${language} text: every text is needed in both languages.`;
  return issueMessage(`The ${language} text is missing.`, fix);
};

const unknown = (key: string, known: readonly string[]): string => {
  // The decimals of a number with a comma, perhaps with its unit: “50” of 20,50 and “5 €” of 3,5 €.
  if (/^\d+(?:[^\w-].*)?$/.test(key)) {
    const fix = "Use a decimal point and no unit: 20.50. Put a text that contains a comma in quotes.";
    return issueMessage(`The comma before “${key}” begins a new field.`, fix);
  }
  // In braces, YAML reads “accent:x” as the name of a field without a value.
  if (/^[\w-]+:\S/.test(key)) return issueMessage(...noSpace);
  const fix = `Remove it or correct its name. The known fields are: ${known.join(", ")}.`;
  return issueMessage(`There is no field called “${key}” here.`, fix);
};

/** The name of the field that an issue is about. */
export const keyOf = (issue: v.BaseIssue<unknown>): string => {
  const key = issue.path?.at(-1)?.key;
  return typeof key === "string" || typeof key === "number" ? String(key) : "";
};

/** A group of named fields. Unknown fields are an issue too, so that a misspelt name is noticed. */
export const fields = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, (issue) => {
    const key = keyOf(issue);
    const fix = `Write its fields below it, indented by two spaces: ${Object.keys(entries).join(", ")}.`;
    if (Array.isArray(issue.path?.at(-1)?.input))
      return issueMessage("This is a list; a group of fields is expected.", fix);
    if (issue.expected === "never") return unknown(key, Object.keys(entries));
    if (issue.path !== undefined && issue.received === "undefined") return missing(key);
    return issueMessage("A group of fields is expected here.", fix);
  });

/**
 * A rule about several fields, reported by path. Applied only if each field is valid in itself: otherwise an offer from 2027-03-01 to
 * “15/03/2027” would also be reported as ending before it begins.
 */
export const rule = <Value>(check: (value: Value, report: ReportField) => void) =>
  v.rawCheck<Value>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues !== undefined) return;
    check(dataset.value, (path, problem, fix) => {
      const item = { type: "unknown", origin: "value", input: dataset.value, value: undefined } as const;
      const [first, ...rest] = path.map((key): v.UnknownPathItem => ({ ...item, key }));
      addIssue({ message: issueMessage(problem, fix), ...(first !== undefined && { path: [first, ...rest] }) });
    });
  });

/** A rule for a whole value. */
export const must = <Value>(holds: (value: Value) => boolean, problem: string, fix: string) =>
  v.check(holds, issueMessage(problem, fix));

type Identified = v.GenericSchema<unknown, { readonly id: string }>;

const oneEntry = "Add at least one entry, on a line that begins with “- ”";

const atLeastOne = <Entries extends readonly unknown[]>(fix = `${oneEntry}.`) =>
  v.minLength<Entries, 1, string>(1, issueMessage("The list is empty.", fix));

/** A list of at least one entry. */
export const list = <Entry extends v.GenericSchema>(entry: Entry) => v.pipe(v.array(entry), atLeastOne());

/** A list whose entries have unique ids; it may be empty. */
export const anyById = <Entry extends Identified>(entry: Entry) =>
  v.pipe(
    v.array(entry),
    rule((given, report) => {
      const ids = given.map(({ id }) => id);
      const index = ids.findIndex((id, position) => ids.indexOf(id) < position);
      if (index < 0) return;
      const problem = `The id “${ids[index] ?? ""}” is used twice in this list.`;
      report([index, "id"], problem, "Give one of the two another id.");
    }),
  );

/** A list whose entries have unique ids, with at least one entry. */
export const listById = <Entry extends Identified>(entry: Entry) => v.pipe(anyById(entry), atLeastOne());

/** The list of an optional file: unique ids and at least one entry. A house without entries leaves the file out. */
export const listOfFile = <Entry extends Identified>(entry: Entry, file: string) =>
  v.pipe(anyById(entry), atLeastOne(`${oneEntry}; if the house has none, remove the file ${file}.`));
