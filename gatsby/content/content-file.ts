/** A file of `content/` with the line of everything in it. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Document, LineCounter, parseDocument } from "yaml";
import * as v from "valibot";
import { Remembered } from "../remembered";
import type { Fault } from "./fault";
import { readJsonWords, readWords } from "./read-words";
import { type FieldPath, type PlacedText, rangeStart, textsOf } from "./yaml-places";

export interface ContentFile {
  /** Path from the root of the repository. */
  readonly name: string;
  readonly data: unknown;
  /** The line of a field, or of the nearest one around it. */
  readonly lineOf: (path: FieldPath) => number;
  /** Every text in the file. */
  readonly texts: readonly PlacedText[];
}

const syntaxCures: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: "Remove one of the two, or give it its own name.",
  BAD_INDENT: "Line it up with the entries around it; use spaces, two for each level.",
  TAB_AS_INDENT: "Use spaces, two for each level.",
  MISSING_CHAR: "Close the quote or the bracket, or put a comma between the entries.",
  BAD_SCALAR_START: "Put the text in quotes.",
  BLOCK_AS_IMPLICIT_KEY: "Put a text that contains “: ” in quotes.",
};

/** What a file says, without its way of saying it. */
interface Reading {
  readonly data: unknown;
  readonly texts: readonly PlacedText[];
}

interface Parsed {
  readonly document: Document;
  readonly lineAt: (offset: number) => number;
}

const parse = (source: string, firstLine: number): Parsed => {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  return { document, lineAt: (offset) => lines.linePos(offset).line + firstLine - 1 };
};

const tellErrors = (name: string, { document, lineAt }: Parsed, report: (fault: Fault) => void): boolean => {
  for (const error of document.errors) {
    report({
      file: name,
      line: lineAt(error.pos[0]),
      problem: `This is not valid YAML: ${error.message}.`,
      cure: syntaxCures[error.code] ?? "Compare it with the entries around it: indentation, quotes, colons.",
    });
  }
  return document.errors.length > 0;
};

// A file is parsed once for as long as it does not change: in the next build, and after every save while editing.
let known = Remembered.empty<Reading>();

/** Takes over what earlier builds have parsed; files they have not seen are parsed as ever. */
export const recallFiles = async (path: string, terms: string): Promise<void> => {
  const text = v.object({ text: v.string(), field: v.string(), line: v.optional(v.number()) });
  known = await Remembered.open(path, terms, v.object({ data: v.unknown(), texts: v.array(text) }));
};

export const keepFiles = (): Promise<void> => known.save();

export const forgetFiles = (): void => {
  known = Remembered.empty();
};

/** Reads YAML (or the YAML at the head of a file, which begins on `firstLine`). Broken YAML is told to `report`. */
export const parseContent = (
  name: string,
  source: string,
  report: (fault: Fault) => void,
  firstLine = 1,
): ContentFile | undefined => {
  const key = createHash("sha1").update(`${name} ${firstLine} ${source}`).digest("base64");
  let parsed: Parsed | undefined;
  const whole = () => (parsed ??= parse(source, firstLine));
  const read = (): Reading | undefined => {
    if (tellErrors(name, whole(), report)) return undefined;
    const { document, lineAt } = whole();
    return { data: document.toJS() as unknown, texts: textsOf(document, lineAt) };
  };
  const reading = known.get(key) ?? read();
  if (reading === undefined) return undefined;
  known.set(key, reading);
  return { name, ...reading, lineOf: (path) => whole().lineAt(rangeStart(whole().document, path)) };
};

/** The text of a file below `directory`; one that is missing is told to `report`. */
export const readContent = (directory: string, path: string, report: (fault: Fault) => void): string | undefined => {
  const absolute = join(directory, path);
  const name = `content/${path}`;
  if (existsSync(absolute)) return name.endsWith("json") ? readJsonWords(absolute, name, report) : readWords(absolute);
  report({
    file: name,
    problem: "The file is missing.",
    cure: "Restore it from the history, or make it as the editors’ guide describes.",
  });
  return undefined;
};
