/** Calculates the differences between a version of a policy and the previous one. Pure functions. */
import { diffArrays } from "diff";
import { addDays } from "../../src/lib/booking/days";
import { type TextTree, textProperty, textOf } from "../../src/lib/text/tree";
import { compileText } from "../mdx/compile-text";
import type { Content, PolicyVersionFile } from "./content";
import { quoteFacts } from "./facts";
import { withTables } from "./policy-tables";

/** A text that is compared as a unit: a heading, paragraph, list item, table row or code block. */
interface Block {
  /** The text of the preceding `h2`. */
  readonly section: string;
  readonly text: string;
}

interface PolicyChange extends Pick<Block, "section"> {
  readonly parts: readonly { readonly kind: "same" | "added" | "removed"; readonly text: string }[];
}

const blockTags = new Set(["h2", "h3", "h4", "p", "li", "tr", "pre"]);

const blocksOf = (tree: TextTree): Block[] => {
  const blocks: Block[] = [];
  let section = "";
  const add = (raw: string) => {
    // No-break spaces stay.
    const text = raw.replace(/[^\S\u00a0]+/g, " ").trim();
    if (text !== "") blocks.push({ section, text });
  };
  const visit = (node: TextTree): void => {
    if (typeof node === "string") return add(node);
    const [tag, properties, children] = node;
    if (tag === "h2") section = textOf(node).trim();
    if (tag === "Tip") add(textProperty(properties, "title"));
    const { rows = [] } = properties as { readonly rows?: readonly (readonly string[])[] };
    for (const row of rows) add(row.join(row.length === 2 ? ": " : " | "));
    if (tag === "tr") add(children.map(textOf).join(" | "));
    else if (tag !== null && blockTags.has(tag)) add(textOf(node));
    else children.forEach(visit);
  };
  visit(tree);
  return blocks;
};

/** The words of a text in any script, each with its punctuation and the spaces after it. */
const wordsIn = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

/** If less than this share of the text is common, both texts are shown whole: a comparison word by word would be unreadable. */
const minCommonShare = 0.4;

const partsOf = (before: string, after: string): PolicyChange["parts"] => {
  const parts = diffArrays(wordsIn(before), wordsIn(after)).map(({ added, removed, value }) => {
    return { kind: added ? "added" : removed ? "removed" : "same", text: value.join("") } as const;
  });
  const common = parts.reduce((sum, { kind, text }) => sum + (kind === "same" ? text.length : 0), 0);
  if (common >= minCommonShare * Math.max(before.length, after.length)) return parts;
  return [
    { kind: "removed", text: before },
    { kind: "added", text: after },
  ];
};

const asRemoved = ({ section, text }: Block): PolicyChange => ({ section, parts: [{ kind: "removed", text }] });

/** The differences between two texts, block by block. Unchanged blocks are left out. */
export const changesBetween = (before: TextTree, after: TextTree): PolicyChange[] => {
  const comparator = (one: Block, other: Block) => one.text === other.text;
  const runs = diffArrays(blocksOf(before), blocksOf(after), { comparator });
  return runs.flatMap(({ added, removed, value }, index) => {
    if (removed) return runs[index + 1]?.added ? [] : value.map(asRemoved);
    if (!added) return [];
    // Added blocks are paired in order with the blocks removed just before; the rest is shown as new.
    const previous = runs[index - 1];
    const earlier = previous?.removed ? previous.value : [];
    const changed = value.map(({ section, text }, position): PolicyChange => {
      const old = earlier[position];
      return { section, parts: old === undefined ? [{ kind: "added", text }] : partsOf(old.text, text) };
    });
    return [...changed, ...earlier.slice(value.length).map(asRemoved)];
  });
};

const bodyOf = ({ language, head, text }: PolicyVersionFile) => {
  const { body, headings } = compileText(text, { language, facts: head.facts, places: new Map() });
  return { body: withTables(body, head.tables), headings };
};

/**
 * File path and node fields of every archived version. A node contains everything that its page shows, so that later
 * changes elsewhere do not affect it.
 */
export const versionNodes = ({ policyVersions }: Pick<Content, "policyVersions">) =>
  policyVersions.map((version) => {
    const { slug, language, head, path } = version;
    const others = policyVersions
      .filter((other) => other.slug === slug && other.language === language)
      .sort((one, other) => (one.head.effective < other.head.effective ? -1 : 1));
    const index = others.indexOf(version);
    const [earlier, later] = [others[index - 1], others[index + 1]];
    const own = bodyOf(version);
    const fields = {
      slug,
      language,
      title: quoteFacts(head.title, head.facts),
      description: quoteFacts(head.description, head.facts),
      effective: head.effective,
      version: head.version,
      ...own,
      heldUntil: later === undefined ? null : addDays(later.head.effective, -1),
      before: earlier?.head.effective ?? null,
      changes: earlier === undefined ? [] : changesBetween(bodyOf(earlier).body, own.body),
    };
    return [path, fields] as const;
  });
