/** A parsed file of `content/`, with the line of every field. */
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
  /** The absent fact because of which a field was removed from `data`; undefined for all other fields. */
  readonly factMissedBy: (path: FieldPath) => string | undefined;
  /** The line of a field; if it is missing, the line of the nearest field around it. */
  readonly lineOf: (path: FieldPath) => number;
  /** The comment after a value on the same line: `sample: true # what to write`. */
  readonly remarkOf: (path: FieldPath) => string | undefined;
  /** Every text in the file. */
  readonly texts: readonly PlacedText[];
  /** The first line with wrong indentation, which is the likely reason if the file does not match its schema. */
  readonly misindented: () => YamlIssue | undefined;
}

/** Fields in which “ #” is probably part of the text, such as a room number, and not a comment. */
const textFields = new Set(["en", "el", "title", "description", "coverAlt", "coverCaption", "author"]);

/** Reports texts without quotes that contain “ #”, which begins a comment: “Room #1” would be published as “Room”. */
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

/** Parses YAML. For front matter, `firstLine` is the line on which it begins. Broken YAML is passed to `report`. */
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

/** The file without the fields and list entries that need an absent fact. */
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

/** The text of a file below `directory`. A missing file is passed to `report`. */
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
