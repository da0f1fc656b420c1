/**
 * Compiles the text of a post, policy or part of the guide into data, not code: fills in its facts and places, and calculates its reading time.
 *
 * `body` is a tree of `[tag or component, properties, children]`, with null for a fragment and plain strings for words.
 * Tags: p h2 h3 h4 ul ol li strong em del code pre blockquote hr br a table thead tbody tr th td.
 * `a` has `href` and perhaps `title`, `ol` perhaps `start`, `code` in `pre` perhaps `className`; headings have `id`.
 *
 * Components, with their properties:
 * - `["Tip", { title }, children]`
 * - `["Place", { id, name, category, walkMinutes, distanceMetres, latitude, longitude }, []]`, from `content/places.yml`
 * - `["Figure", { src, alt, caption? }, []]`: its picture is the entry of the post's `figures` with the same `src`
 * - `["BookNow", {}, []]`
 * - of policies: `StayTerms`, `QuietHours`, `HouseMeasurements`, `ThirdParties` and `ConsentSettings`, each without properties
 * There is no `Fact`: it has been replaced by its text.
 */
import type { Language } from "../../src/settings/languages";
import { type TextTree, textProperty } from "../../src/lib/text/tree";
import { localize } from "../content/localize";
import { insertNoBreakSpaces } from "../content/no-break-spaces";
import { componentRule } from "./components";
import { dropAbsent } from "./drop-absent";
import type { TextContext } from "./text-context";
import type { ReadText, TextHeading } from "./text-reader";

export interface CompiledText {
  readonly body: TextTree;
  readonly headings: readonly TextHeading[];
  /** All words in reading order, with one space between blocks; used for search. */
  readonly plainText: string;
  /** At least 1. */
  readonly readingMinutes: number;
}

const wordsPerMinute: Readonly<Record<Language, number>> = { en: 220, el: 200 };

/** Elements whose words are apart from those around them. */
const blocks = new Set(
  "p h2 h3 h4 ul ol li pre blockquote hr br table thead tbody tr th td Tip Place Figure BookNow".split(" "),
);

const plain = (tree: TextTree): string => {
  if (typeof tree === "string") return tree;
  const [tag, properties, children] = tree;
  const own = tag === "Tip" ? properties["title"] : tag === "Place" ? properties["name"] : properties["caption"];
  const words = `${typeof own === "string" ? `${own} ` : ""}${children.map(plain).join("")}`;
  return tag !== null && blocks.has(tag) ? ` ${words} ` : words;
};

const fill = (tree: TextTree, context: TextContext): TextTree => {
  if (typeof tree === "string") return insertNoBreakSpaces(tree);
  const { facts, places, language } = context;
  const [tag, properties, children] = tree;
  if (tag === "Fact") return facts[textProperty(properties, "name")] ?? "";
  if (tag === "Place") return [tag, { ...properties, ...places.get(textProperty(properties, "id")) }, []];
  // The properties of components are texts, which may quote facts in braces.
  const isComponent = tag !== null && componentRule(tag) !== undefined;
  const filled = isComponent ? localize(properties, language, facts) : properties;
  return [tag, filled, children.map((child) => fill(child, context))];
};

/** The compiled text, without the parts that need a fact or place that the house does not have. The content checks reject unknown names. */
export const compileText = (text: ReadText, context: TextContext): CompiledText => {
  const { tree, headings } = dropAbsent(text, context);
  const body = fill(tree, context);
  const plainText = plain(body).replace(/\s+/g, " ").trim();
  const words = plainText.split(" ").length;
  return {
    body,
    headings,
    plainText,
    readingMinutes: Math.max(1, Math.round(words / wordsPerMinute[context.language])),
  };
};
