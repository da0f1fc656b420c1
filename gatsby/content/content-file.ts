/** A parsed file of `content/`, with the line of every field. */
import { readFileSync } from "node:fs";
import { type Document, LineCounter, type Scalar, isMap, isNode, isScalar, isSeq, parseDocument } from "yaml";
import { type FieldPath, type Report, fieldName } from "./content-issue";
import { isJson } from "./is-json";
import { removeAbsent } from "./without-absent";
import { type YamlIssue, misindented, yamlIssue } from "./yaml-issue";

/** A text of a file, with its field and line. */
export interface PlacedText {
  readonly text: string;
  readonly field: string;
  readonly line?: number | undefined;
}

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
  /** Every text in the file, including those that were removed from `data`. */
  readonly texts: readonly PlacedText[];
  /** The first line with wrong indentation, which is the likely reason if the file does not match its schema. */
  readonly misindented: () => YamlIssue | undefined;
  /** The file without the fields and list entries that need one of these facts. */
  readonly without: (absent: ReadonlySet<string>) => ContentFile;
}

/** The text of a file without a byte order mark, which some programs, mainly on Windows, write at its start. */
export const sourceOf = (path: string): string => readFileSync(path, "utf8").replace(/^\uFEFF/, "");

/** A field or list entry; `start` is the offset at which it begins. */
interface Entry {
  readonly path: FieldPath;
  readonly start: number;
  readonly value: unknown;
}

const startOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0);

/** The fields of a group, or the entries of a list. */
const entriesOf = (node: unknown, path: FieldPath): Entry[] => {
  if (isMap(node))
    return node.items.map(({ key, value }) => ({ path: [...path, String(key)], start: startOf(key), value }));
  return isSeq(node)
    ? node.items.map((value, index) => ({ path: [...path, index], start: startOf(value), value }))
    : [];
};

const allEntries = (node: unknown, path: FieldPath = []): Entry[] =>
  entriesOf(node, path).flatMap((entry) => [entry, ...allEntries(entry.value, entry.path)]);

/** Fields in which “ #” is probably part of the text, such as a room number, and not a comment. */
const textFields = new Set(["en", "el", "title", "description", "coverAlt", "coverCaption", "author"]);

/** Whether “ #” cuts off the end of a field's text, because it begins a comment: “Room #1” would be published as “Room”. */
const isCut = ({ path, value }: Entry): boolean => {
  const key = path.at(-1);
  if (typeof key !== "string" || !isScalar(value) || value.type !== "PLAIN" || !value.comment) return false;
  return typeof value.value === "string" && (!value.comment.startsWith(" ") || textFields.has(key));
};

const fileOf = (
  document: Document,
  lineAt: (offset: number) => number,
  own: Pick<ContentFile, "name" | "texts" | "misindented">,
  removed: ReadonlyMap<string, string>,
): ContentFile => ({
  ...own,
  data: document.toJS() as unknown,
  factMissedBy: (path) => removed.get(fieldName(path)),
  lineOf: (path) => {
    let [node, start]: [unknown, number] = [document.contents, startOf(document.contents)];
    for (const [index, step] of path.entries()) {
      const entry = entriesOf(node, path.slice(0, index)).find((one) => String(one.path[index]) === String(step));
      if (entry === undefined) break;
      [node, start] = [entry.value, entry.start];
    }
    return lineAt(start);
  },
  remarkOf: (path) => {
    const node = document.getIn(path, true);
    return isScalar(node) ? node.comment?.trim() : undefined;
  },
  without: (absent) => {
    const shortened = document.clone();
    const reasons = removeAbsent(shortened, absent);
    return fileOf(shortened, lineAt, own, reasons);
  },
});

/** Parses YAML or JSON. A broken file, and texts that would be cut off, are passed to `report`. */
export const parseContent = (name: string, source: string, report: Report): ContentFile | undefined => {
  const isYaml = !name.endsWith("json");
  if (!isYaml && !isJson(name, source, report)) return undefined;
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  if (document.errors.length > 0) {
    const [line, problem, fix] = yamlIssue(source, document.errors, lineAt);
    report({ file: name, line, problem, fix });
    return undefined;
  }
  const entries = allEntries(document.contents);
  for (const { path, value } of entries.filter(isCut)) {
    const { value: shown, comment } = value as Scalar;
    report({
      file: name,
      line: lineAt(startOf(value)),
      field: String(path.at(-1)),
      problem: `Only “${String(shown)}” would be published: what follows “ #” is a remark.`,
      fix: `Put the whole text in quotes: "${String(shown)} #${comment ?? ""}".`,
    });
  }
  if (entries.some(isCut)) return undefined;
  const texts = entries.flatMap(({ path, value }): PlacedText[] =>
    isScalar(value) && typeof value.value === "string"
      ? [{ text: value.value, field: fieldName(path), line: lineAt(startOf(value)) }]
      : [],
  );
  const own = { name, texts, misindented: () => (isYaml ? misindented(source) : undefined) };
  return fileOf(document, lineAt, own, new Map());
};
