/** Fills in the facts and places of a text, and calculates its reading time. compiled-text.ts describes the result. */
import type { Language } from "../../src/settings/languages";
import { quoteFacts } from "../content/facts";
import { insertNoBreakSpaces } from "../content/no-break-spaces";
import type { TextProperties, TextTree } from "../../src/lib/text/tree";
import type { CompiledText } from "./compiled-text";
import { textComponents } from "./components";
import { dropAbsent } from "./drop-absent";
import type { ReadText } from "./text-reader";

/** The properties of a `<Place>` in the compiled text. */
export interface TextPlace {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly walkMinutes: number;
  /** The straight-line distance from the suite. */
  readonly distanceMetres: number;
  readonly latitude: number;
  readonly longitude: number;
}

export interface TextContext {
  readonly language: Language;
  /** Name → the fact as text in this language. */
  readonly facts: Readonly<Record<string, string>>;
  /** Id → place. */
  readonly places: ReadonlyMap<string, TextPlace>;
}

const wordsPerMinute: Readonly<Record<Language, number>> = { en: 220, el: 200 };

const blocks = new Set(
  "p h2 h3 h4 ul ol li pre blockquote hr table thead tbody tr th td Tip Place Figure BookNow".split(" "),
);

const plain = (tree: TextTree): string => {
  if (typeof tree === "string") return tree;
  const [tag, properties, children] = tree;
  const own = tag === "Tip" ? properties["title"] : tag === "Place" ? properties["name"] : properties["caption"];
  const words = `${typeof own === "string" ? `${own} ` : ""}${children.map(plain).join("")}`;
  return tag !== null && (blocks.has(tag) || tag === "br") ? ` ${words} ` : words;
};

/** The properties of a component, with the facts quoted in braces filled in. */
const filled = (tag: string | null, properties: TextProperties, { facts }: TextContext): TextProperties => {
  if (tag === null || !Object.hasOwn(textComponents, tag)) return properties;
  const fact = (value: TextProperties[string]) => (typeof value === "string" ? quoteFacts(value, facts) : value);
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, fact(value)]));
};

const fill = (tree: TextTree, context: TextContext): TextTree => {
  if (typeof tree === "string") return insertNoBreakSpaces(tree);
  const [tag, properties, children] = tree;
  if (tag === "Fact") return context.facts[String(properties["name"])] ?? "";
  if (tag === "Place") return [tag, { ...properties, ...context.places.get(String(properties["id"])) }, []];
  return [tag, filled(tag, properties, context), children.map((child) => fill(child, context))];
};

/** The compiled text, without the parts that need a fact or place that the house does not have. The content checks reject unknown names. */
export const compileText = (text: ReadText, context: TextContext): CompiledText => {
  const { tree, headings } = dropAbsent(text, {
    fact: (name) => Object.hasOwn(context.facts, name),
    place: (id) => context.places.has(id),
  });
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
