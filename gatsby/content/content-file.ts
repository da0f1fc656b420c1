/** A parsed file of `content/`, with the line of every field. */
import { readFileSync } from "node:fs";
import { type Document, LineCounter, isMap, isNode, isScalar, isSeq, parseDocument, visit } from "yaml";
import { type FieldPath, type PlacedWrong, type Report, fieldName } from "./content-issue";
import { misindented } from "./indentation";
import { checkJson, fieldTwice, specialCharacter, yamlIssue } from "./broken-file";
import { markerOf, misreadValue } from "./misread-values";
import { removeAbsent } from "./without-absent";

interface PlacedText {
  readonly text: string;
  readonly field: string;
  readonly line?: number | undefined;
}

/**
 * Reads a text without a byte order mark, with LF line ends, and with each accented letter as one character: some programs write a byte order
 * mark and CRLF or CR, and text that is copied on a Mac can have accents as separate characters.
 */
export const readSource = (path: string): string =>
  readFileSync(path, "utf8")
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .normalize();

/** A field or list entry; `start` is the offset at which it begins. */
interface Entry {
  readonly path: FieldPath;
  readonly start: number;
  readonly value: unknown;
}

const startOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0);

const entriesOf = (node: unknown, path: FieldPath): Entry[] => {
  if (isMap(node))
    return node.items.map(({ key, value }) => ({ path: [...path, String(key)], start: startOf(key), value }));
  return isSeq(node)
    ? node.items.map((value, index) => ({ path: [...path, index], start: startOf(value), value }))
    : [];
};

const allEntries = (node: unknown, path: FieldPath = []): Entry[] =>
  entriesOf(node, path).flatMap((entry) => [entry, ...allEntries(entry.value, entry.path)]);

export class ContentFile {
  readonly data: unknown;

  constructor(
    /** Path from the root of the repository. */
    readonly name: string,
    /** Every text in the file, including those that were removed from `data`. */
    readonly texts: readonly PlacedText[],
    readonly source: string,
    private readonly document: Document,
    private readonly lineAt: (offset: number) => number,
    /** Field that was removed from `data` → the absent fact that it needs. */
    private readonly removed: ReadonlyMap<string, string> = new Map(),
  ) {
    this.data = document.toJS();
  }

  /** The line of a field; if it is missing, the line of the nearest field around it. */
  lineOf(path: FieldPath): number {
    let [node, start]: [unknown, number] = [this.document.contents, startOf(this.document.contents)];
    for (const step of path) {
      const entry = entriesOf(node, []).find((one) => String(one.path[0]) === String(step));
      if (entry === undefined) break;
      [node, start] = [entry.value, entry.start];
    }
    return this.lineAt(start);
  }

  /** The comment after a value on the same line: `sample: true # what to write`. */
  commentOf(path: FieldPath): string | undefined {
    const node = this.document.getIn(path, true);
    return isScalar(node) ? node.comment?.trim() : undefined;
  }

  /** The first line with wrong indentation, which is the likely reason if the file does not match its schema. */
  misindented(): PlacedWrong | undefined {
    return this.name.endsWith("json") ? undefined : misindented(this.source);
  }

  /** The file without the fields and list entries that need one of these facts; those with `otherwise:` have that text instead. */
  without(absent: ReadonlySet<string>): ContentFile {
    const document = this.document.clone();
    const removed = removeAbsent(document, absent);
    return new ContentFile(this.name, this.texts, this.source, document, this.lineAt, removed);
  }

  /** The absent fact because of which a field was removed from `data`; undefined for all other fields. */
  factMissedBy(path: FieldPath): string | undefined {
    return this.removed.get(fieldName(path));
  }
}

/** Parses YAML or JSON. Reports a broken file, and values that would be misread, and then returns undefined. */
export const parseContent = (name: string, source: string, report: Report): ContentFile | undefined => {
  const inJson = name.endsWith("json");
  if (inJson && !checkJson(name, source, report)) return undefined;
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  const [error] = document.errors;
  if (error !== undefined) {
    // In valid JSON, the only possible error is a key that occurs twice.
    const issue: PlacedWrong = inJson ? [lineAt(error.pos[0]), ...fieldTwice] : yamlIssue(source, error, lineAt);
    const [line, ...wrong] = issue;
    report({ file: name, line }, ...wrong);
    return undefined;
  }
  const texts: PlacedText[] = [];
  let hasMisread = false;
  visit(document, {
    Node: (_, node) => {
      const marker = markerOf(node);
      if (marker === undefined) return;
      hasMisread = true;
      report({ file: name, line: lineAt(startOf(node)) }, ...specialCharacter(marker));
    },
  });
  for (const { path, value } of allEntries(document.contents)) {
    if (!isScalar(value)) continue;
    const place = { field: fieldName(path), line: lineAt(startOf(value)) };
    if (typeof value.value === "string") texts.push({ text: value.value, ...place });
    const wrong = inJson ? undefined : misreadValue(source, path.at(-1), value);
    if (wrong === undefined) continue;
    hasMisread = true;
    report({ file: name, ...place }, ...wrong);
  }
  return hasMisread ? undefined : new ContentFile(name, texts, source, document, lineAt);
};
