/** Reads an MDX text in one pass: its tree, its headings, what it uses (components, facts, places, figures, links), and its issues. */
import { type TextTree, textOf } from "../../src/lib/text/tree";
import type { PlacedWrong, Wrong } from "../content/content-issue";
import { quotedNames } from "../content/facts";
import { slugOf, uniqueNames } from "../content/slug";
import { attributesOf, componentIssues } from "./components";
import { type MarkdownComponent, type MarkdownNode, type MarkdownRoot, refusalOf, parseMdx } from "./markdown";
import { syntaxIssue } from "./syntax-issue";
import { unparsedMarkup } from "./unparsed-markup";

interface TextHeading {
  /** ASCII, unique within the text. */
  readonly id: string;
  /** 2 to 4. */
  readonly depth: number;
  readonly text: string;
}

type Use = Readonly<{ name: string; line: number }>;
type Uses = Readonly<Record<"components" | "facts" | "places" | "figures" | "links", Use[]>>;

/** The HTML element of each type of node that only wraps its children. `convert` handles the other types. */
const tags: Readonly<Record<string, string>> = {
  blockquote: "blockquote",
  emphasis: "em",
  strong: "strong",
  delete: "del",
  break: "br",
  thematicBreak: "hr",
};

class TextReader {
  readonly headings: TextHeading[] = [];
  readonly uses: Uses = { components: [], facts: [], places: [], figures: [], links: [] };
  readonly issues: PlacedWrong[] = [];
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
      return [null, {}, this.convertChildren(parseMdx(source))];
    } catch (error) {
      const [line, ...issue] = syntaxIssue(error, this.lines);
      this.issues.push([this.firstLine + line - 1, ...issue]);
      return [null, {}, []];
    }
  }

  private lineOf(node: Pick<MarkdownNode, "position">): number {
    return this.firstLine + (node.position?.start.line ?? 1) - 1;
  }

  private refuse(node: MarkdownNode, wrong: Wrong): void {
    this.issues.push([this.lineOf(node), ...wrong]);
  }

  private convertChildren(node: MarkdownNode | MarkdownRoot): readonly TextTree[] {
    const children: readonly MarkdownNode[] = "children" in node ? node.children : [];
    return children.flatMap((child) => this.convert(child));
  }

  private convert(node: MarkdownNode): readonly TextTree[] {
    if (this.isRefused(node)) return [];
    switch (node.type) {
      case "text":
        return [node.value];
      case "inlineCode":
        return [["code", {}, [node.value]]];
      case "code":
        return [["pre", {}, [["code", node.lang ? { className: `language-${node.lang}` } : {}, [node.value]]]]];
      case "paragraph":
        return [["p", {}, this.paragraph(node)]];
      case "heading":
        return [this.heading(node)];
      case "list":
        return [this.list(node)];
      case "table":
        return [this.table(node)];
      case "link":
        this.uses.links.push({ name: node.url, line: this.lineOf(node) });
        return [["a", { href: node.url, ...(node.title && { title: node.title }) }, this.convertChildren(node)]];
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        return [this.component(node)];
      default:
        return [[tags[node.type] ?? null, {}, this.convertChildren(node)]];
    }
  }

  private paragraph(node: MarkdownNode<"paragraph">): readonly TextTree[] {
    for (const [line, ...issue] of unparsedMarkup(node, this.lines))
      this.issues.push([this.lineOf(node) + line, ...issue]);
    return this.convertChildren(node);
  }

  private list({ ordered, start, spread, children: items }: MarkdownNode<"list">): TextTree {
    const loose = spread === true || items.some((item) => item.spread === true);
    // In a list without empty lines, items contain their words directly, without a paragraph.
    const inside = (child: MarkdownNode) =>
      child.type === "paragraph" && !loose ? this.paragraph(child) : this.convert(child);
    const entries = items.flatMap((item): TextTree[] =>
      this.isRefused(item) ? [] : [["li", {}, item.children.flatMap(inside)]],
    );
    if (ordered !== true) return ["ul", {}, entries];
    return ["ol", (start ?? 1) === 1 ? {} : { start }, entries];
  }

  private isRefused(node: MarkdownNode): boolean {
    const refusal = refusalOf(node, this.depth);
    if (refusal !== undefined) this.refuse(node, refusal);
    return refusal !== undefined;
  }

  private heading(node: MarkdownNode<"heading">): TextTree {
    const sourceLine = this.lines[(node.position?.start.line ?? 1) - 1] ?? "";
    if (!/^[\s>*+-]*#/.test(sourceLine)) {
      const fix = "Put an empty line above the line ---, or begin the heading with ##.";
      this.refuse(node, ["A line of --- makes the words above it a heading.", fix]);
    }
    if (node.children.some(({ type }) => type === "mdxJsxTextElement")) {
      const fix = "Write its words out; the component may follow in the text.";
      this.refuse(node, ["A heading contains a component.", fix]);
    }
    this.depth = node.depth;
    const inside = this.convertChildren(node);
    const text = inside.map(textOf).join("");
    const sectionIndex = this.headings.filter(({ depth }) => depth === 2).length;
    const given = this.depth === 2 ? this.sectionIds[sectionIndex] : undefined;
    const id = this.unique(given ?? (slugOf(text) || "section"));
    this.headings.push({ id, depth: this.depth, text });
    return [`h${this.depth}`, { id }, inside];
  }

  private table({ children }: MarkdownNode<"table">): TextTree {
    const rows = children.map((row, index): TextTree => {
      const tag = index === 0 ? "th" : "td";
      return ["tr", {}, row.children.map((cell): TextTree => [tag, {}, this.convertChildren(cell)])];
    });
    const head: TextTree = ["thead", {}, rows.slice(0, 1)];
    const body: TextTree = ["tbody", {}, rows.slice(1)];
    return ["table", {}, [head, body]];
  }

  private component(node: MarkdownComponent): TextTree {
    const line = this.lineOf(node);
    for (const issue of componentIssues(node)) this.refuse(node, issue);
    const name = node.name ?? "";
    const attributes = attributesOf(node);
    this.uses.components.push({ name, line });
    for (const fact of Object.values(attributes).flatMap(quotedNames)) this.uses.facts.push({ name: fact, line });
    const { facts, places, figures } = this.uses;
    const used = { Fact: facts, WithFact: facts, WithoutFact: facts, Place: places, Figure: figures }[name];
    used?.push({ name: attributes["name"] ?? attributes["id"] ?? attributes["src"] ?? "", line });
    return [name, attributes, this.convertChildren(node)];
  }
}

/** Reads an MDX text that begins on line `firstLine` of its file. `sectionIds` are the ids of its second-level headings. */
export const readText = (source: string, firstLine = 1, sectionIds: readonly string[] = []) => {
  const reader = new TextReader(firstLine, sectionIds);
  const tree = reader.read(source);
  const { headings, uses, issues } = reader;
  return { tree, headings, uses, issues };
};

/** A text before its facts and places are filled in: the tree still contains `Fact`, `WithFact`, `WithoutFact` and `Place` elements. */
export type ReadText = Readonly<ReturnType<typeof readText>>;
