/** What a house without some facts leaves out of its texts: the paragraph, the point or the row that quotes one, and a heading below which nothing is left. */
import { quotedNames } from "../content/facts";
import { type TextTree, textProperty, wordsOf } from "../../src/lib/text/tree";
import type { ReadText } from "./text-reader";

/** Whether there is something to show under a name. */
type Has = (name: string) => boolean;

interface Known {
  readonly fact: Has;
  readonly place: Has;
}

/** The smallest parts that stand or go as a whole. */
const units = new Set(["p", "li", "tr", "Tip"]);

/** Nothing is shown of these while there is nothing in them. */
const containers = new Set(["ul", "ol", "tbody", "blockquote", "Tip"]);

const isBlank = (tree: TextTree): boolean => typeof tree === "string" && tree.trim() === "";

const depthOf = (tree: TextTree): number => {
  const tag = typeof tree === "string" ? null : tree[0];
  return tag !== null && /^h[2-4]$/.test(tag) ? Number(tag.slice(1)) : Infinity;
};

/** Whether words that belong to a part itself, and not to a part within it, quote what is not there. */
const lacks = (tree: TextTree, has: Has): boolean => {
  if (typeof tree === "string") return false;
  const [tag, properties, children] = tree;
  if (tag === "Fact") return !has(textProperty(properties, "name"));
  // What depends on a fact by itself takes nothing else with it.
  if (tag === "WithFact" || tag === "WithoutFact") return false;
  const quoted = Object.values(properties).flatMap((value) => (typeof value === "string" ? quotedNames(value) : []));
  if (!quoted.every(has)) return true;
  return children.some((child) => !(typeof child !== "string" && units.has(child[0] ?? "")) && lacks(child, has));
};

const kept = (tree: TextTree, known: Known): readonly TextTree[] => {
  if (typeof tree === "string") return [tree];
  const [tag, properties, children] = tree;
  const name = textProperty(properties, "name");
  const inside = () => children.flatMap((child) => kept(child, known));
  if (tag === "WithFact") return known.fact(name) ? inside() : [];
  if (tag === "WithoutFact") return known.fact(name) ? [] : inside();
  if (tag === "Place") return known.place(textProperty(properties, "id")) ? [tree] : [];
  if (tag !== null && (units.has(tag) || tag === "Figure") && lacks(tree, known.fact)) return [];
  const left = inside();
  const isEmpty = left.every(isBlank) && !children.every(isBlank);
  if (tag !== null && isEmpty && (containers.has(tag) || units.has(tag))) return [];
  const rows = left.some((child) => typeof child !== "string" && child[0] === "tbody");
  return tag === "table" && !rows ? [] : [[tag, properties, left]];
};

/** Whether a heading has something below it before the next one of its rank. */
const leads = (trees: readonly TextTree[], index: number): boolean => {
  const next = trees.slice(index + 1).find((tree) => !isBlank(tree));
  const [heading] = trees.slice(index);
  return next !== undefined && heading !== undefined && depthOf(next) > depthOf(heading);
};

const withoutBareHeadings = (trees: readonly TextTree[]): readonly TextTree[] => {
  const left = trees.filter((tree, index) => depthOf(tree) === Infinity || leads(trees, index));
  return left.length === trees.length ? left : withoutBareHeadings(left);
};

const idOf = (tree: TextTree): string => (typeof tree === "string" ? "" : textProperty(tree[1], "id"));

/** Sections that are numbered by hand (“## 13. …”) follow each other without a gap. */
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

/** A text without what needs a fact or a place that is not there. What is left out of nothing is returned as it is. */
export const dropAbsent = (text: ReadText, known: Known): Pick<ReadText, "tree" | "headings"> => {
  const { uses, tree, headings } = text;
  const usesConditions = uses.components.some(({ name }) => name === "WithFact" || name === "WithoutFact");
  const isWhole =
    uses.facts.every(({ name }) => known.fact(name)) && uses.places.every(({ name }) => known.place(name));
  if (typeof tree === "string" || (isWhole && !usesConditions)) return { tree, headings };
  const trees = numbered(withoutBareHeadings(tree[2].flatMap((child) => kept(child, known))));
  const words = new Map(
    trees.filter((child) => depthOf(child) < Infinity).map((child) => [idOf(child), wordsOf(child)]),
  );
  const left = headings.flatMap((heading) => {
    const own = words.get(heading.id);
    return own === undefined ? [] : [{ ...heading, text: own }];
  });
  return { tree: [null, {}, trees], headings: left };
};
