/** A file of `content/` with the line of everything in it. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { type Document, LineCounter, isScalar, parseDocument, visit } from "yaml";
import type { Report } from "./content-issue";
import { withoutAbsent } from "./absent-facts";
import { readJsonWithoutBom, readWithoutBom } from "./read-without-bom";
import { type YamlIssue, misindented, yamlIssue } from "./yaml-issue";
import { type FieldPath, type PlacedText, fieldName, rangeStart, textsOf } from "./yaml-places";

export interface ContentFile {
  /** Path from the root of the repository. */
  readonly name: string;
  readonly data: unknown;
  /** The fact for want of which a field was taken out of `data`; undefined of every other field. */
  readonly factMissedBy: (path: FieldPath) => string | undefined;
  /** The line of a field, or of the nearest one around it. */
  readonly lineOf: (path: FieldPath) => number;
  /** The remark behind a value, on its line: `sample: true # what to write`. */
  readonly remarkOf: (path: FieldPath) => string | undefined;
  /** Every text in the file. */
  readonly texts: readonly PlacedText[];
  /** The first line that is not in line with the others: the likely reason where something does not fit. */
  readonly misindented: () => YamlIssue | undefined;
}

/** The fields in which a remark would be a strange thing, and a number or a room likely. */
const textFields = new Set(["en", "el", "title", "description", "coverAlt", "coverCaption", "author"]);

/** Behind a text without quotes, “ #” begins a remark: “Room #1” would be published as “Room”. */
const reportTruncatedTexts = (
  name: string,
  document: Document,
  lineAt: (offset: number) => number,
  report: Report,
): boolean => {
  let isLost = false;
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(value) || value.type !== "PLAIN" || typeof value.value !== "string" || !value.comment) return;
      if (value.comment.startsWith(" ") && !textFields.has(String(key))) return;
      isLost = true;
      report({
        file: name,
        line: lineAt(value.range?.[0] ?? 0),
        field: String(key),
        problem: `Only “${value.value}” would be published: what follows “ #” is a remark.`,
        fix: `Put the whole text in quotes: "${value.value} #${value.comment}".`,
      });
    },
  });
  return isLost;
};

/** Reads YAML (or the YAML at the head of a file, which begins on `firstLine`). Broken YAML is told to `report`. */
export const parseContent = (name: string, source: string, report: Report, firstLine = 1): ContentFile | undefined => {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineIn = (offset: number): number => lines.linePos(offset).line;
  const lineAt = (offset: number): number => lineIn(offset) + firstLine - 1;
  if (document.errors.length > 0) {
    const { line, ...issue } = yamlIssue(source, document.errors, lineIn);
    report({ file: name, line: line + firstLine - 1, ...issue });
    return undefined;
  }
  if (reportTruncatedTexts(name, document, lineAt, report)) return undefined;
  return {
    name,
    data: document.toJS() as unknown,
    factMissedBy: () => undefined,
    texts: textsOf(document, lineAt),
    lineOf: (path) => lineAt(rangeStart(document, path)),
    remarkOf: (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) ? node.comment?.trim() : undefined;
    },
    misindented: () => {
      const issue = name.endsWith("json") ? undefined : misindented(source);
      return issue && { ...issue, line: issue.line + firstLine - 1 };
    },
  };
};

/** The file as a house without some facts has it: without the fields and entries that need one of them. */
export const forAbsent = (file: ContentFile, absent: ReadonlySet<string>): ContentFile => {
  const { data, removed, written } = withoutAbsent(file.data, absent);
  return {
    ...file,
    data,
    lineOf: (path) => file.lineOf(written(path)),
    remarkOf: (path) => file.remarkOf(written(path)),
    factMissedBy: (path) => removed.get(fieldName(written(path))),
  };
};

/** The text of a file below `directory`; one that is missing is told to `report`. */
export const readContent = (directory: string, path: string, report: Report): string | undefined => {
  const absolute = join(directory, path);
  const name = `content/${path}`;
  if (statSync(absolute, { throwIfNoEntry: false })?.isFile() === true)
    return name.endsWith("json") ? readJsonWithoutBom(absolute, name, report) : readWithoutBom(absolute);
  report({
    file: name,
    problem: "The file is missing.",
    fix: "Restore it from the history, or make it as the editors’ guide describes.",
  });
  return undefined;
};
