/** A parsed file of `content/`, with the line of every field. */
import { readFileSync } from "node:fs";
import {
  type Document,
  LineCounter,
  type Node,
  type Scalar,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  visit,
} from "yaml";
import { type FieldPath, type PlacedWrong, type Report, type Wrong, fieldName } from "./content-issue";
import { misindented } from "./indentation";
import { isJson, ownMeaning, sameFieldTwice, yamlIssue } from "./broken-file";
import { removeAbsent } from "./without-absent";

interface PlacedText {
  readonly text: string;
  readonly field: string;
  readonly line?: number | undefined;
}

/** A file as it is on the disk. */
export interface StoredText {
  readonly bytes: Buffer;
  /** Its text without a byte order mark and with the line ends of Unix: some programs, mainly on Windows, write both otherwise. */
  readonly source: string;
}

const stored = new Map<string, StoredText>();

/** Reads a text file. Returns the same object as the last call for this path if the file has not changed since. */
export const readStored = (path: string): StoredText => {
  const bytes = readFileSync(path);
  const last = stored.get(path);
  if (last?.bytes.equals(bytes)) return last;
  const now = {
    bytes,
    source: bytes
      .toString("utf8")
      .replace(/^\uFEFF/, "")
      .replaceAll("\r\n", "\n"),
  };
  stored.set(path, now);
  return now;
};

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
  remarkOf(path: FieldPath): string | undefined {
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

/** Fields in which “ #” is probably part of the text, such as a room number, and not a comment. */
const textFields = new Set(["en", "el", "title", "description", "coverAlt", "coverCaption", "author"]);

/** Whether “ #” cuts off the end of a field's text, because it begins a comment: “Room #1” would be published as “Room”. */
const isCut = (key: unknown, { type, comment }: Scalar): boolean =>
  typeof key === "string" && type === "PLAIN" && !!comment && (!comment.startsWith(" ") || textFields.has(key));

/** The issue of a value without quotes that YAML reads otherwise than it is meant. */
const wrongScalar = (source: string, { value, range, type }: Scalar): Wrong | undefined => {
  // YAML takes “#” in the place of a value, as in a colour, for the beginning of a comment.
  const lost = value === null ? /^[^\S\n]*(#[^\s#]\S*)/.exec(source.slice(range?.[0]))?.[1] : undefined;
  if (lost !== undefined)
    return [`No value stands here: “#” begins a remark, and “${lost}” is one.`, `Put it in quotes: "${lost}".`];
  // Word processors make straight quotes typographic; then they are part of the text. A text that has them on purpose is in straight quotes.
  if (type !== "PLAIN" || typeof value !== "string" || !/^[“„«][^“”„«»]*[“”»]$/.test(value)) return undefined;
  const problem = `The quotation marks ${value.slice(0, 1)}…${value.slice(-1)} around the text would be published with it.`;
  return [problem, 'Write straight quotes in their place: "…".'];
};

/** The sign that YAML takes for an alias, an anchor or a tag. The content uses none of these: editors mean the sign as part of their text. */
const signOf = (node: Node): string | undefined => {
  if (isAlias(node)) return "*";
  return node.anchor !== undefined ? "&" : node.tag !== undefined ? "!" : undefined;
};

/** Parses YAML or JSON. If the file is broken, or a text in it would lose words, reports this and returns undefined. */
export const parseContent = (name: string, source: string, report: Report): ContentFile | undefined => {
  const inJson = name.endsWith("json");
  if (inJson && !isJson(name, source, report)) return undefined;
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  const [error] = document.errors;
  if (error !== undefined) {
    // In valid JSON, the only possible error is a key that is there twice.
    const issue: PlacedWrong = inJson ? [lineAt(error.pos[0]), ...sameFieldTwice] : yamlIssue(source, error, lineAt);
    const [line, problem, fix] = issue;
    report({ file: name, line, problem, fix });
    return undefined;
  }
  const texts: PlacedText[] = [];
  let isWhole = true;
  visit(document, {
    Node: (_, node) => {
      const sign = signOf(node);
      if (sign === undefined) return;
      isWhole = false;
      const [problem, fix] = ownMeaning(sign);
      report({ file: name, line: lineAt(startOf(node)), problem, fix });
    },
  });
  for (const { path, value } of allEntries(document.contents)) {
    if (!isScalar(value)) continue;
    const wrong = wrongScalar(source, value);
    if (wrong !== undefined) {
      isWhole = false;
      report({ file: name, line: lineAt(startOf(value)), field: fieldName(path), problem: wrong[0], fix: wrong[1] });
    }
    if (typeof value.value !== "string") continue;
    const [key, text, line] = [path.at(-1), value.value, lineAt(startOf(value))];
    texts.push({ text, field: fieldName(path), line });
    if (!isCut(key, value)) continue;
    isWhole = false;
    const problem = `Only “${text}” would be published: what follows “ #” is a remark.`;
    const fix = `Put the whole text in quotes: "${text} #${value.comment ?? ""}".`;
    report({ file: name, line, field: String(key), problem, fix });
  }
  return isWhole ? new ContentFile(name, texts, source, document, lineAt) : undefined;
};
