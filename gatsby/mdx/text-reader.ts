/** Reads an MDX text in one pass: its tree, its headings, the names that it uses, and all its issues. */
import type { TextTree } from "../../src/lib/text/tree";
import type { IssueText } from "../content/content-issue";
import { quotedNames } from "../content/facts";
import { slugOf, uniqueNames } from "../content/slug";
import type { CompiledHeading } from "./compiled-text";
import { attributesOf, componentIssues } from "./components";
import { propertiesOf, refusalOf, tagOf } from "./elements";
import { unparsedMarkup } from "./unparsed-markup";
import { type MarkdownNode, parseMdx } from "./remark";
import { syntaxIssue } from "./syntax-issue";

/** A name that a text uses, with its line in the file. */
interface Use {
  readonly name: string;
  readonly line: number;
}

const wordsOf = (node: MarkdownNode): string => node.value ?? (node.children ?? []).map(wordsOf).join("");

const isComponent = (node: MarkdownNode) => node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

/** Walks the Markdown tree of a text and collects headings, uses and issues. */
class TextReader {
  readonly headings: CompiledHeading[] = [];
  readonly uses = {
    components: [] as Use[],
    facts: [] as Use[],
    places: [] as Use[],
    figures: [] as Use[],
    links: [] as Use[],
  };
  readonly issues: (IssueText & { readonly line: number })[] = [];
  private readonly unique = uniqueNames();
  private depth = 1;
  private lines: readonly string[] = [];

  constructor(
    private readonly firstLine: number,
    private readonly sectionIds: readonly string[],
  ) {}

  read(source: string): TextTree {
    this.lines = source.split("\n");
    try {
      return [null, {}, this.all(parseMdx(source))];
    } catch (error) {
      const { line, ...issue } = syntaxIssue(error, this.lines);
      this.issues.push({ ...issue, line: this.firstLine + line - 1 });
      return [null, {}, []];
    }
  }

  private lineOf(node: MarkdownNode): number {
    return this.firstLine + (node.position?.start.line ?? 1) - 1;
  }

  private all(node: MarkdownNode): readonly TextTree[] {
    return (node.children ?? []).flatMap((child) => this.one(child));
  }

  private one(node: MarkdownNode): readonly TextTree[] {
    if (this.isRefused(node)) return [];
    if (isComponent(node)) return [this.component(node)];
    if (node.type === "text") return [node.value ?? ""];
    if (node.type === "inlineCode") return [["code", {}, [node.value ?? ""]]];
    if (node.type === "code") {
      const properties = node.lang ? { className: `language-${node.lang}` } : {};
      return [["pre", {}, [["code", properties, [node.value ?? ""]]]]];
    }
    if (node.type === "table") return [this.table(node)];
    if (node.type === "list") return [this.list(node)];
    if (node.type === "paragraph") this.reportUnparsedMarkup(node);
    if (node.type === "heading") return [this.heading(node)];
    if (node.type === "link") this.uses.links.push({ name: node.url ?? "", line: this.lineOf(node) });
    return [[tagOf(node), propertiesOf(node), this.all(node)]];
  }

  private list(node: MarkdownNode): TextTree {
    const items = node.children ?? [];
    const loose = node.spread === true || items.some(({ spread }) => spread === true);
    // In a list without empty lines, items contain their words directly, without a paragraph.
    const inside = (child: MarkdownNode) => {
      if (child.type !== "paragraph" || loose) return this.one(child);
      this.reportUnparsedMarkup(child);
      return this.all(child);
    };
    const entries = items.flatMap((item): TextTree[] =>
      this.isRefused(item) ? [] : [["li", {}, (item.children ?? []).flatMap(inside)]],
    );
    return [tagOf(node), propertiesOf(node), entries];
  }

  private isRefused(node: MarkdownNode): boolean {
    const refusal = refusalOf(node, this.depth);
    if (refusal !== undefined) this.issues.push({ ...refusal, line: this.lineOf(node) });
    return refusal !== undefined;
  }

  private reportUnparsedMarkup(node: MarkdownNode): void {
    for (const { line, ...issue } of unparsedMarkup(node))
      this.issues.push({ ...issue, line: this.lineOf(node) + line });
  }

  private heading(node: MarkdownNode): TextTree {
    const words = this.lines[(node.position?.start.line ?? 1) - 1] ?? "";
    if (!/^[\s>*+-]*#/.test(words)) {
      const fix = "Put an empty line above the line of signs, or begin the heading with ##.";
      this.issues.push({ problem: "A line of --- makes the words above it a heading.", fix, line: this.lineOf(node) });
    }
    if ((node.children ?? []).some(isComponent)) {
      const fix = "Write its words out; the component may follow in the text.";
      this.issues.push({ problem: "A heading holds a component.", fix, line: this.lineOf(node) });
    }
    this.depth = node.depth ?? 2;
    const text = wordsOf(node);
    const place = this.headings.filter(({ depth }) => depth === 2).length;
    const given = this.depth === 2 ? this.sectionIds[place] : undefined;
    const id = this.unique(given ?? (slugOf(text) || "section"));
    this.headings.push({ id, depth: this.depth, text });
    return [`h${this.depth}`, { id }, this.all(node)];
  }

  private table(node: MarkdownNode): TextTree {
    const row =
      (cell: string) =>
      (entry: MarkdownNode): TextTree => [
        "tr",
        {},
        (entry.children ?? []).map((content): TextTree => [cell, {}, this.all(content)]),
      ];
    const [head, ...rows] = node.children ?? [];
    return [
      "table",
      {},
      [
        ["thead", {}, head === undefined ? [] : [row("th")(head)]],
        ["tbody", {}, rows.map(row("td"))],
      ],
    ];
  }

  private component(node: MarkdownNode): TextTree {
    const line = this.lineOf(node);
    for (const issue of componentIssues(node)) this.issues.push({ ...issue, line });
    const name = node.name ?? "";
    const attributes = attributesOf(node);
    this.uses.components.push({ name, line });
    for (const fact of Object.values(attributes).flatMap(quotedNames)) this.uses.facts.push({ name: fact, line });
    const { facts } = this.uses;
    const used = {
      Fact: facts,
      WithFact: facts,
      WithoutFact: facts,
      Place: this.uses.places,
      Figure: this.uses.figures,
    }[name];
    used?.push({ name: attributes["name"] ?? attributes["id"] ?? attributes["src"] ?? "", line });
    return [name, attributes, this.all(node)];
  }
}

/** A text before its facts and places are filled in: the tree still contains `Fact` and `Place` elements. */
export interface ReadText extends Pick<TextReader, "headings" | "uses" | "issues"> {
  readonly tree: TextTree;
}

/**
 * Reads one MDX text that begins on line `firstLine` of its file. `sectionIds` are the ids of its second-level headings,
 * in order; the ids of other headings are made from their words.
 */
export const readText = (source: string, firstLine = 1, sectionIds: readonly string[] = []): ReadText => {
  const reader = new TextReader(firstLine, sectionIds);
  const tree = reader.read(source);
  const { headings, uses, issues } = reader;
  return { tree, headings, uses, issues };
};
