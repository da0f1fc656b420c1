/**
 * Texts that quote an absent fact, or name it in `needs`, are replaced by their `otherwise:`; without one, the list entry or the field is
 * removed.
 */
import { type Document, isMap, isScalar, isSeq, visit } from "yaml";
import { type FieldPath, fieldName } from "./content-issue";
import { quotedNames } from "./facts";
import type { LocaleTexts } from "./schema/texts";

/** Removes what needs an absent fact, and every `needs` and `otherwise`. Returns the fields removed outside lists, each with its fact. */
export const removeAbsent = (document: Document, absent: ReadonlySet<string>): ReadonlyMap<string, string> => {
  const removed = new Map<string, string>();
  const missing = (node: unknown): string | undefined =>
    quotedNames(isScalar(node) ? String(node.value) : "").find((name) => absent.has(name));

  /**
   * The absent fact because of which a node must be removed. In a list entry, `path` is undefined: if any field needs an
   * absent fact, the whole entry is removed.
   */
  const missedBy = (node: unknown, path?: FieldPath): string | undefined => {
    if (isSeq(node)) {
      const reasons = node.items.map((item) => missedBy(item));
      node.items = node.items.filter((_, index) => reasons[index] === undefined);
      return node.items.length === 0 ? reasons.at(-1) : undefined;
    }
    if (!isMap(node)) return missing(node);
    const needs = node.get("needs");
    const needed = typeof needs === "string" && absent.has(needs) ? needs : undefined;
    const reason = needed ?? missing(node.get("en", true)) ?? missing(node.get("el", true));
    const otherwise = node.get("otherwise");
    if (reason !== undefined && !isMap(otherwise)) return reason;
    for (const name of ["needs", "otherwise"]) node.delete(name);
    if (reason !== undefined && isMap(otherwise)) {
      for (const { key, value } of otherwise.items) node.set(key, value);
      return missedBy(node, path);
    }
    for (const { key, value } of [...node.items]) {
      const field = path && [...path, String(key)];
      const own = missedBy(value, field);
      if (own === undefined) continue;
      if (field === undefined) return own;
      node.delete(key);
      removed.set(fieldName(field), own);
    }
    return undefined;
  };

  visit(document, { Alias: (_, alias) => alias.resolve(document) });
  if (missedBy(document.contents, []) !== undefined) document.contents = null;
  return removed;
};

const otherwiseSuffix = ".otherwise";

/** Texts of a namespace before facts are filled in. One with an absent fact is replaced by `<key>.otherwise` or is empty. */
export const textsWithout = (texts: LocaleTexts, has: (name: string) => boolean): LocaleTexts => {
  const textOf = (key: string): string => {
    const text = texts[key] ?? "";
    return quotedNames(text).every(has) ? text : textOf(`${key}${otherwiseSuffix}`);
  };
  const keys = Object.keys(texts).filter((key) => !key.endsWith(otherwiseSuffix));
  return Object.fromEntries(keys.map((key) => [key, textOf(key)]));
};
