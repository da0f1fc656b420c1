/**
 * Compiles the text of a post, policy or part of the guide into data, not code: fills in its facts and places, and calculates its
 * reading time.
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
 * - of policies: `StayTerms`, `QuietHours`, `HouseMeasurements`, `ThirdParties` and `ConsentSettings`, each without properties;
 *   `gatsby/content/policy-tables.ts` then adds the rows of tables
 * Email addresses and international telephone numbers are links, also those that come from facts, but not within links, headings and code.
 * There is no `Fact`, `WithFact` or `WithoutFact`: a fact has been replaced by its text, and a condition by its content or nothing.
 */
import type { Language } from "../../src/settings/languages";
import { splitContacts } from "../../src/lib/text/split-contacts";
import { type TextTree, textProperty, textOf } from "../../src/lib/text/tree";
import { localize } from "../content/localize";
import { insertNoBreakSpaces } from "../content/write-fact";
import { componentRule } from "./components";
import type { ReadText } from "./text-reader";
import { type Facts, afterValue, quotedNames, factsIn } from "../content/facts";
import type { Content } from "../content/content";
import { placesIn } from "../content/localized-nodes";

const wordsPerMinute: Readonly<Record<Language, number>> = { en: 220, el: 200 };

/** Elements whose words are separated by a space from the words around them. */
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

/** If a part of a sentence ends with a fact, even within bold or a link, the fact's text; otherwise empty. */
const lastFact = (tree: TextTree | undefined, facts: Facts): string => {
  if (tree === undefined || typeof tree === "string") return "";
  const [tag, properties, children] = tree;
  return tag === "Fact" ? (facts[textProperty(properties, "name")] ?? "") : lastFact(children.at(-1), facts);
};

/** Elements whose email addresses and telephone numbers do not become links. */
const unlinked = new Set("a code pre h2 h3 h4".split(" "));

const linked = (words: string): readonly TextTree[] =>
  splitContacts(words).map(({ text, link }) => (link === undefined ? text : ["a", { href: link }, [text]]));

const fill = (tree: TextTree, context: TextContext): TextTree => {
  if (typeof tree === "string") return insertNoBreakSpaces(tree);
  const { facts, places, language } = context;
  const [tag, properties, children] = tree;
  if (tag === "Fact") return facts[textProperty(properties, "name")] ?? "";
  if (tag === "Place") return [tag, { ...properties, ...places.get(textProperty(properties, "id")) }, []];
  // The properties of components are texts, which may quote facts in braces.
  const isComponent = tag !== null && componentRule(tag) !== undefined;
  const filled = isComponent ? localize(properties, language, facts) : properties;
  const inside = children.flatMap((child, index) => {
    const part = fill(child, context);
    if (typeof part !== "string") return [part];
    const words = afterValue(lastFact(children[index - 1], facts), part);
    return tag !== null && unlinked.has(tag) ? [words] : linked(words);
  });
  return [tag, filled, inside];
};

/** The compiled text, without the parts that need a fact or place that the house does not have. The content checks reject unknown names. */
export const compileText = (text: ReadText, context: TextContext) => {
  const { tree, headings } = dropAbsent(text, context);
  const body = fill(tree, context);
  // All words in reading order, with one space between blocks, for the search.
  const plainText = plain(body).replace(/\s+/g, " ").trim();
  const minutes = plainText.split(" ").length / wordsPerMinute[context.language];
  return { body, headings, plainText, readingMinutes: Math.max(1, Math.round(minutes)) };
};

export type CompiledText = ReturnType<typeof compileText>;

/** A part of these kinds is removed as a whole if it quotes an absent fact. */
const units = new Set(["p", "li", "tr", "Tip"]);

/** Elements that are removed when they become empty. */
const containers = new Set(["ul", "ol", "tbody", "blockquote", "Tip"]);

const isBlank = (tree: TextTree): boolean => typeof tree === "string" && tree.trim() === "";

const depthOf = (tree: TextTree): number => {
  const tag = typeof tree === "string" ? null : tree[0];
  return tag !== null && /^h[2-4]$/.test(tag) ? Number(tag.slice(1)) : Infinity;
};

/** Whether a part quotes an absent fact itself, not counting nested units. */
const lacks = (tree: TextTree, facts: Facts): boolean => {
  if (typeof tree === "string") return false;
  const [tag, properties, children] = tree;
  if (tag === "Fact") return !Object.hasOwn(facts, textProperty(properties, "name"));
  // A condition only removes its own content, not the part around the condition.
  if (tag === "WithFact" || tag === "WithoutFact") return false;
  const quoted = Object.values(properties).flatMap((value) => (typeof value === "string" ? quotedNames(value) : []));
  if (!quoted.every((name) => Object.hasOwn(facts, name))) return true;
  return children.some((child) => !(typeof child !== "string" && units.has(child[0] ?? "")) && lacks(child, facts));
};

const withoutAbsent = (tree: TextTree, context: TextContext): readonly TextTree[] => {
  if (typeof tree === "string") return [tree];
  const { facts, places } = context;
  const [tag, properties, children] = tree;
  const isKnown = Object.hasOwn(facts, textProperty(properties, "name"));
  const inside = () => children.flatMap((child) => withoutAbsent(child, context));
  if (tag === "WithFact") return isKnown ? inside() : [];
  if (tag === "WithoutFact") return isKnown ? [] : inside();
  if (tag === "Place") return places.has(textProperty(properties, "id")) ? [tree] : [];
  if (tag !== null && (units.has(tag) || tag === "Figure") && lacks(tree, facts)) return [];
  const kept = inside();
  const isEmpty = kept.every(isBlank) && !children.every(isBlank);
  if (tag !== null && isEmpty && (containers.has(tag) || units.has(tag))) return [];
  const hasRows = kept.some((child) => typeof child !== "string" && child[0] === "tbody");
  return tag === "table" && !hasRows ? [] : [[tag, properties, kept]];
};

/** Keeps a heading only if something follows it before the next heading of the same or a higher level. */
const withoutBareHeadings = (trees: readonly TextTree[]): readonly TextTree[] =>
  trees.reduceRight<readonly TextTree[]>((kept, tree) => {
    const next = kept.find((other) => !isBlank(other));
    const isBare = depthOf(tree) < Infinity && (next === undefined || depthOf(next) <= depthOf(tree));
    return isBare ? kept : [tree, ...kept];
  }, []);

/** Renumbers sections that are numbered by hand (“## 13. …”), so that a removed section leaves no gap. */
const renumbered = (trees: readonly TextTree[]): readonly TextTree[] => {
  let number = 0;
  return trees.map((tree): TextTree => {
    if (depthOf(tree) !== 2 || typeof tree === "string" || !/^\d+\. /.test(textOf(tree))) return tree;
    number += 1;
    const [first, ...rest] = tree[2];
    const begin = typeof first === "string" ? first.replace(/^\d+/, String(number)) : (first ?? "");
    return [tree[0], tree[1], [begin, ...rest]];
  });
};

/** The text without the parts that need an absent fact or place; unchanged if no part does and it has no `WithFact` or `WithoutFact`. */
const dropAbsent = (text: ReadText, context: TextContext): Pick<ReadText, "tree" | "headings"> => {
  const { uses, tree, headings } = text;
  const usesConditions = uses.components.some(({ name }) => name === "WithFact" || name === "WithoutFact");
  const isWhole =
    uses.facts.every(({ name }) => Object.hasOwn(context.facts, name)) &&
    uses.places.every(({ name }) => context.places.has(name));
  if (typeof tree === "string" || (isWhole && !usesConditions)) return { tree, headings };
  const trees = renumbered(withoutBareHeadings(tree[2].flatMap((child) => withoutAbsent(child, context))));
  const titles = trees.flatMap((child) => (typeof child !== "string" && depthOf(child) < Infinity ? [child] : []));
  const texts = new Map(titles.map((title) => [title[1]["id"], textOf(title)]));
  const remaining = headings.flatMap(({ id, depth }) => {
    const text = texts.get(id);
    return text === undefined ? [] : [{ id, depth, text }];
  });
  return { tree: [null, {}, trees], headings: remaining };
};

/** The facts of the house in one language, and its places by id: each with the properties of a `<Place>` in the compiled text. */
export const textContext = (content: Content, language: Language) => {
  const facts = factsIn(content, language);
  const places = placesIn(content, language, facts).map(
    ({ id, name, category, walkMinutes, distanceMetres, latitude, longitude }) =>
      [id, { id, name, category, walkMinutes, distanceMetres, latitude, longitude }] as const,
  );
  return { language, facts, places: new Map(places) };
};

export type TextContext = ReturnType<typeof textContext>;
