/**
 * Changes, adds and removes fields of a YAML file and leaves everything around them unchanged: comments, order, quotes,
 * line breaks. Comments inside a replaced list or group are lost. yaml's Document API locates the values, but would
 * reformat the whole file if it wrote it.
 */
import {
  type Document,
  type Node,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  stringify,
} from "yaml";

/** The path of a field: names of fields, and the `id` of an entry in lists. */
export type KeyPath = readonly string[];

const entryOf = (node: unknown, step: string): unknown => {
  if (isMap(node)) return node.get(step, true);
  return isSeq(node) ? node.items.find((item) => isMap(item) && item.get("id") === step) : undefined;
};

const nodeAt = (document: Document, path: KeyPath): unknown => path.reduce<unknown>(entryOf, document.contents);

/** The parsed documents by source, kept because many values are read from each. They are never changed. */
const documents = new Map<string, Document>();

const documentOf = (source: string): Document => {
  const document = documents.get(source) ?? parseDocument(source);
  documents.set(source, document);
  return document;
};

/** The value at a path; undefined if there is none. */
export const valueAt = (source: string, path: KeyPath): unknown => {
  const document = documentOf(source);
  const node = nodeAt(document, path);
  if (node === undefined || node === null) return undefined;
  return isScalar(node) ? node.value : isCollection(node) ? (node.toJS(document) as unknown) : undefined;
};

const rangeOf = (node: unknown): readonly [number, number] => {
  const range = typeof node === "object" && node !== null ? (node as Node).range : undefined;
  if (!range) throw new Error("A parsed node has no range.");
  return [range[0], range[1]];
};

/** The end of the last value in a node. The node itself also includes the comments and empty lines after it. */
const lastEnd = (node: unknown): number => {
  if (isCollection(node) && node.flow !== true) {
    const last = node.items.at(-1);
    if (last !== undefined) return lastEnd(isPair(last) ? (last.value ?? last.key) : last);
  }
  return rangeOf(node)[1];
};

const lineStart = (source: string, offset: number): number => source.lastIndexOf("\n", offset - 1) + 1;
const lineEnd = (source: string, offset: number): number => {
  // A block scalar already ends after its line break.
  if (source[offset - 1] === "\n") return offset;
  const end = source.indexOf("\n", offset);
  return end === -1 ? source.length : end + 1;
};

/** The value as YAML. Texts are quoted, except for simple names if the old value was not quoted (`isPlain`). */
const written = (value: string | number | boolean, isPlain: boolean): string =>
  typeof value !== "string" || (isPlain && /^[A-Za-z][\w-]*$/.test(value) && parse(value) === value)
    ? String(value)
    : JSON.stringify(value);

/** Replaces an existing single value. */
const replaceScalar = (source: string, node: Node, value: string | number | boolean): string => {
  const [start, end] = rangeOf(node);
  const isPlain = isScalar(node) && node.type === "PLAIN";
  const isBlock = isScalar(node) && (node.type === "BLOCK_FOLDED" || node.type === "BLOCK_LITERAL");
  return `${source.slice(0, start)}${written(value, isPlain)}${isBlock ? "\n" : ""}${source.slice(end)}`;
};

/** Where the comment directly above a field begins, at the same indentation; without one, where the field's line begins. */
const commentStart = (source: string, offset: number): number => {
  let start = lineStart(source, offset);
  const mark = `${" ".repeat(offset - start)}#`;
  while (start > 0 && source.startsWith(mark, lineStart(source, start - 1))) start = lineStart(source, start - 1);
  return start;
};

/**
 * Removes a field or list entry with everything in it. The comment directly above a field is about the field, so it is
 * removed too; the one above a list entry stays. A list or group that would be empty, or contain only `sample`, is removed
 * too.
 */
export const remove = (source: string, path: KeyPath): string => {
  const parent = nodeAt(parseDocument(source), path.slice(0, -1));
  const step = path.at(-1) ?? "";
  if (isSeq(parent)) {
    const entry = entryOf(parent, step);
    if (entry === undefined) return source;
    if (parent.items.length === 1) return remove(source, path.slice(0, -1));
    return source.slice(0, lineStart(source, rangeOf(entry)[0])) + source.slice(lineEnd(source, lastEnd(entry)));
  }
  if (!isMap(parent)) return source;
  const pair = parent.items.find(({ key }) => isScalar(key) && key.value === step);
  if (pair === undefined) return source;
  const others = parent.items.filter(({ key }) => !(isScalar(key) && key.value === "sample"));
  if (others.length === 1 && others[0] === pair && path.length > 1) return remove(source, path.slice(0, -1));
  const [start] = rangeOf(pair.key);
  const end = lastEnd(pair.value ?? pair.key);
  // A comment above a sample mark is about the group or the whole file.
  const begin = step === "sample" ? lineStart(source, start) : commentStart(source, start);
  if (parent.flow !== true) return source.slice(0, begin) + source.slice(lineEnd(source, end));
  const comma = /^\s*,\s*/.exec(source.slice(end))?.[0].length ?? 0;
  return source.slice(0, start) + source.slice(end + comma);
};

/** The value as YAML, with texts in quotes and on one line, as in the content's files. */
export const yamlOf = (value: unknown): string =>
  stringify(value, { lineWidth: 0, defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" });

/** Moves all lines of a text to the right, except empty ones. */
export const indented = (text: string, columns: number): string => text.replace(/^(?=.)/gm, " ".repeat(columns));

/** Adds a field at the end of the group at `path` (the whole file if `path` is empty), or an entry to the list at `path`. */
export const add = (source: string, path: KeyPath, name: string, value: unknown): string => {
  const group = nodeAt(parseDocument(source), path);
  if (!isCollection(group) || group.flow === true) throw new Error(`Nothing can be added at ${path.join(".")}.`);
  const first = group.items[0];
  const [offset] = rangeOf(isPair(first) ? first.key : first);
  const columns = offset - lineStart(source, offset) - (isSeq(group) ? 2 : 0);
  const at = lineEnd(source, lastEnd(group));
  const text = indented(yamlOf(isSeq(group) ? [value] : { [name]: value }), columns);
  const before = source.slice(0, at);
  return `${before}${before.endsWith("\n") ? "" : "\n"}${text}${source.slice(at)}`;
};

/** Writes `value` at `path`, and adds the field if it is missing. */
export const put = (source: string, path: KeyPath, value: unknown): string => {
  const node = nodeAt(parseDocument(source), path);
  if (isScalar(node) && (typeof value === "string" || typeof value === "number" || typeof value === "boolean"))
    return node.value === value ? source : replaceScalar(source, node, value);
  const group = path.slice(0, -1);
  const name = path.at(-1) ?? "";
  if (node === undefined) return add(source, group, name, value);
  if (isMap(node) && isRecord(value))
    return Object.entries(value).reduce((text, [key, field]) => put(text, [...path, key], field), source);
  return replaceBlock(source, node, value);
};

/** Replaces a list or group, which must be in block style. */
const replaceBlock = (source: string, node: unknown, value: unknown): string => {
  if (!isCollection(node) || node.flow === true)
    throw new Error("Only a list or group in block style can be replaced.");
  const [start] = rangeOf(node);
  const text = indented(yamlOf(value), start - lineStart(source, start));
  return source.slice(0, lineStart(source, start)) + text + source.slice(lineEnd(source, lastEnd(node)));
};

/** Removes the sample marks of a field and of the groups around it, but not those of the `kept` outermost groups. */
export const removeSampleMarks = (source: string, path: KeyPath, kept = 0): string =>
  path.reduce((text, _, index) => {
    const mark = [...path.slice(0, index + 1), "sample"];
    return index >= kept && valueAt(text, mark) === true ? remove(text, mark) : text;
  }, source);

/** Whether a value is an object with fields, and not a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
