/** Removes what depends on facts or places that a house does not have: the paragraph, list item or table row, and a heading that has nothing left below it. */
import { quotedNames } from "../content/facts";
import { type TextTree, textProperty, wordsOf } from "../../src/lib/text/tree";
import type { ReadText } from "./text-reader";

/** Whether the house has the fact or place of this name. */
type Has = (name: string) => boolean;

interface Known {
  readonly fact: Has;
  readonly place: Has;
}

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
const lacks = (tree: TextTree, has: Has): boolean => {
  if (typeof tree === "string") return false;
  const [tag, properties, children] = tree;
  if (tag === "Fact") return !has(textProperty(properties, "name"));
  // These only remove their own content, not the part around them.
  if (tag === "WithFact" || tag === "WithoutFact") return false;
  const quoted = Object.values(properties).flatMap((value) => (typeof value === "string" ? quotedNames(value) : []));
  if (!quoted.every(has)) return true;
  return children.some((child) => !(typeof child !== "string" && units.has(child[0] ?? "")) && lacks(child, has));
};

const withoutAbsent = (tree: TextTree, known: Known): readonly TextTree[] => {
  if (typeof tree === "string") return [tree];
  const [tag, properties, children] = tree;
  const name = textProperty(properties, "name");
  const inside = () => children.flatMap((child) => withoutAbsent(child, known));
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

/** Whether something follows a heading before the next heading of the same or a higher level. */
const hasContentBelow = (trees: readonly TextTree[], index: number): boolean => {
  const next = trees.slice(index + 1).find((tree) => !isBlank(tree));
  const [heading] = trees.slice(index);
  return next !== undefined && heading !== undefined && depthOf(next) > depthOf(heading);
};

const withoutBareHeadings = (trees: readonly TextTree[]): readonly TextTree[] => {
  const left = trees.filter((tree, index) => depthOf(tree) === Infinity || hasContentBelow(trees, index));
  return left.length === trees.length ? left : withoutBareHeadings(left);
};

const idOf = (tree: TextTree): string => (typeof tree === "string" ? "" : textProperty(tree[1], "id"));

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
export const dropAbsent = (text: ReadText, known: Known): Pick<ReadText, "tree" | "headings"> => {
  const { uses, tree, headings } = text;
  const usesConditions = uses.components.some(({ name }) => name === "WithFact" || name === "WithoutFact");
  const isWhole =
    uses.facts.every(({ name }) => known.fact(name)) && uses.places.every(({ name }) => known.place(name));
  if (typeof tree === "string" || (isWhole && !usesConditions)) return { tree, headings };
  const trees = numbered(withoutBareHeadings(tree[2].flatMap((child) => withoutAbsent(child, known))));
  const words = new Map(
    trees.filter((child) => depthOf(child) < Infinity).map((child) => [idOf(child), wordsOf(child)]),
  );
  const left = headings.flatMap((heading) => {
    const own = words.get(heading.id);
    return own === undefined ? [] : [{ ...heading, text: own }];
  });
  return { tree: [null, {}, trees], headings: left };
};
