/** Reads an MDX text once: its tree, its headings, what it quotes, and everything that is wrong with it. Pure. */
import type { TextTree } from "../../src/lib/text/tree";
import type { CompiledHeading } from "./compiled-text";
import { type TextIssue, TextReader, type Use } from "./text-reader";

/** A text before its facts and places are filled in: the tree still has `Fact` and `Place` with their names. */
export interface ReadText {
  readonly tree: TextTree;
  readonly headings: readonly CompiledHeading[];
  readonly uses: {
    readonly components: readonly Use[];
    readonly facts: readonly Use[];
    readonly places: readonly Use[];
    readonly figures: readonly Use[];
    readonly links: readonly Use[];
  };
  readonly issues: readonly TextIssue[];
}

/**
 * Reads one MDX text, which begins on line `firstLine` of its file. `sectionIds`, where given, are the ids of its
 * second-level headings in order; other headings are named by their words.
 */
export const readText = (source: string, firstLine = 1, sectionIds: readonly string[] = []): ReadText => {
  const reader = new TextReader(firstLine, sectionIds);
  const tree = reader.read(source);
  return { tree, headings: reader.headings, uses: reader.uses, issues: reader.issues };
};
