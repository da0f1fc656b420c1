/** The `suite.yml` files: which suite the house shows first, and the file of a new suite, made from that of an existing one. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { isMap, isScalar, isSeq, parse, parseDocument, visit } from "yaml";
import { suiteFile } from "../../gatsby/content/content";
import { pathsOf, suiteFoldersOf } from "../../gatsby/content/content-reader";
import { type Facts, withValues } from "../../gatsby/content/facts";
import { type Suite, byOrder, suiteSchema } from "../../gatsby/content/schema/suite";
import { type Language, isLanguage, languages } from "../../src/settings/languages";

const orderSchema = v.object({ order: v.optional(v.number(), 0) });

/**
 * The name of the folder, below `content/suites`, of the suite with the lowest `order`; if several have it, of the first
 * in the order of the folders' names. Empty if there is no suite. `root`: the folder of the project.
 */
export const firstSuite = (root: string): string => {
  const suites = suiteFoldersOf(pathsOf(join(root, "content"))).map((folder) => {
    const text = readFileSync(join(root, suiteFile(folder)), "utf8");
    return { folder, ...v.parse(orderSchema, parse(text)) };
  });
  return suites.sort(byOrder)[0]?.folder ?? "";
};

export interface SuiteRequest {
  readonly id: string;
  readonly name: { readonly en: string; readonly el: string };
  /** Id of the suite that the new one is made from. */
  readonly from: string;
}

interface Schema {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
}

/** Sets `sample: true` on every group of fields whose schema has that field. */
const markSamples = (node: unknown, { wrapped, entries, item }: Schema): void => {
  if (wrapped !== undefined) markSamples(node, wrapped);
  else if (isSeq(node) && item !== undefined) node.items.forEach((entry) => markSamples(entry, item));
  else if (isMap(node) && entries !== undefined) {
    if ("sample" in entries) node.set("sample", true);
    for (const [key, schema] of Object.entries(entries)) markSamples(node.get(key, true), schema);
  }
};

/** The names of quotable facts that `stay.yml` takes from this suite. */
const ownFacts = (quotable: Readonly<Record<string, string>>, suite: string): ReadonlySet<string> =>
  new Set(Object.entries(quotable).flatMap(([name, path]) => (path.startsWith(`suites.${suite}.`) ? [name] : [])));

/** The fields at the top of the file; all others keep their order. */
const first = ["id", "order", "sample"];

const placeOf = ({ key }: { readonly key: unknown }): number => {
  const place = isScalar(key) ? first.indexOf(String(key.value)) : -1;
  return place === -1 ? first.length : place;
};

interface SuiteSource {
  /** Text of the existing suite's file. */
  readonly text: string;
  readonly suite: Pick<Suite, "id" | "name">;
  /** Place of the new suite among the others. */
  readonly order: number;
  /** `quotable` of `content/stay.yml`. */
  readonly quotable: Readonly<Record<string, string>>;
  readonly facts: Readonly<Record<Language, Facts>>;
}

/**
 * The file of the new suite. Everything taken over is marked as a sample. Two parts are left out: the quotations, in
 * which guests write about the existing suite, and the engine's settings, with which guests would book the existing
 * suite. Placeholders for facts of the existing suite, such as its size, are replaced by their values.
 */
export const newSuiteFile = (
  { id, name }: SuiteRequest,
  { text, suite, order, quotable, facts }: SuiteSource,
): string => {
  const document = parseDocument(text);
  document.set("id", id);
  document.delete("quotes");
  document.delete("bookingEngine");
  const own = ownFacts(quotable, suite.id);
  visit(document, {
    Pair: (_, { key, value }): undefined => {
      const language = isScalar(key) ? key.value : undefined;
      if (!isLanguage(language) || !isScalar(value) || typeof value.value !== "string") return;
      value.value = withValues(value.value, (fact) =>
        own.has(fact) ? (facts[language][fact] ?? "") : undefined,
      ).replaceAll(suite.name[language], name[language]);
    },
  });
  for (const language of languages) document.setIn(["name", language], name[language]);
  markSamples(document.contents, suiteSchema as Schema);
  document.set("order", order);
  const { contents } = document;
  if (isMap(contents)) contents.items.sort((one, other) => placeOf(one) - placeOf(other));
  document.commentBefore = ` Made from ${suite.id} by npm run new:suite. “sample: true” marks what is still that suite's: write your own, and remove it.`;
  return document.toString({ lineWidth: 0 });
};
