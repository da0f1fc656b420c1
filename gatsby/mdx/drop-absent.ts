/** Removes what depends on facts or places that a house does not have: the paragraph, list item or table row, and a heading that has nothing left below it. */
import { type TextTree, textProperty, wordsOf } from "../../src/lib/text/tree";
import { type Facts, quotedNames } from "../content/facts";
import type { TextContext } from "./text-context";
import type { ReadText } from "./text-reader";

/** The smallest parts that are removed as a whole. */
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
  // These only remove their own content, not the part around them.
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
  const left = inside();
  const isEmpty = left.every(isBlank) && !children.every(isBlank);
  if (tag !== null && isEmpty && (containers.has(tag) || units.has(tag))) return [];
  const rows = left.some((child) => typeof child !== "string" && child[0] === "tbody");
  return tag === "table" && !rows ? [] : [[tag, properties, left]];
};

/** Keeps a heading only if something follows it before the next heading of the same or a higher level. */
const withoutBareHeadings = (trees: readonly TextTree[]): readonly TextTree[] =>
  trees.reduceRight<readonly TextTree[]>((kept, tree) => {
    const next = kept.find((other) => !isBlank(other));
    const isBare = depthOf(tree) < Infinity && (next === undefined || depthOf(next) <= depthOf(tree));
    return isBare ? kept : [tree, ...kept];
  }, []);

/** Renumbers sections that are numbered by hand (“## 13. …”), so that a removed section leaves no gap. */
const numbered = (trees: readonly TextTree[]): readonly TextTree[] => {
  let number = 0;
  return trees.map((tree): TextTree => {
    if (depthOf(tree) !== 2 || typeof tree === "string" || !/^\d+\. /.test(wordsOf(tree))) return tree;
    number += 1;
    const [first, ...rest] = tree[2];
    const begin = typeof first === "string" ? first.replace(/^\d+/, String(number)) : (first ?? "");
    return [tree[0], tree[1], [begin, ...rest]];
  });
};

/** The text without the parts that need an absent fact or place. If nothing needs to be removed, the text is returned unchanged. */
export const dropAbsent = (text: ReadText, context: TextContext): Pick<ReadText, "tree" | "headings"> => {
  const { uses, tree, headings } = text;
  const usesConditions = uses.components.some(({ name }) => name === "WithFact" || name === "WithoutFact");
  const isWhole =
    uses.facts.every(({ name }) => Object.hasOwn(context.facts, name)) &&
    uses.places.every(({ name }) => context.places.has(name));
  if (typeof tree === "string" || (isWhole && !usesConditions)) return { tree, headings };
  const trees = numbered(withoutBareHeadings(tree[2].flatMap((child) => withoutAbsent(child, context))));
  const words = new Map(
    trees.flatMap((child) =>
      typeof child !== "string" && depthOf(child) < Infinity ? [[child[1]["id"], wordsOf(child)] as const] : [],
    ),
  );
  const left = headings.flatMap(({ id, depth }) => {
    const own = words.get(id);
    return own === undefined ? [] : [{ id, depth, text: own }];
  });
  return { tree: [null, {}, trees], headings: left };
};
