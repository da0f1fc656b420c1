/** MDX as data: a post's text becomes a small tree that one template renders. Posts are content, not programs. */

/** `[tag or component (null for a fragment), properties, children]`, or a text. */
export type TextTree = string | [string | null, Record<string, unknown>, TextTree[]];

export interface CompiledHeading {
  readonly id: string;
  readonly depth: number;
  readonly text: string;
}

export interface CompiledText {
  readonly body: TextTree;
  readonly headings: CompiledHeading[];
  readonly plainText: string;
  readonly readingMinutes: number;
}

// The remark packages are ESM only, and Gatsby's configuration is CommonJS: this import must survive compilation.
const load = new Function("name", "return import(name)") as (name: string) => Promise<any>;

let processor: Promise<any> | undefined;
const prepare = async () => {
  const [{ unified }, parse, gfm, mdx, rehype] = await Promise.all(
    ["unified", "remark-parse", "remark-gfm", "remark-mdx", "remark-rehype"].map(load),
  );
  const passThrough = ["mdxJsxFlowElement", "mdxJsxTextElement"];
  return unified().use(parse.default).use(gfm.default).use(mdx.default).use(rehype.default, { passThrough });
};

const textOf = (node: any): string => (node.type === "text" ? node.value : (node.children ?? []).map(textOf).join(""));
const attributesOf = (node: any) =>
  node.properties ?? Object.fromEntries((node.attributes ?? []).map((entry: any) => [entry.name, entry.value]));
const slugOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");

/** Compiles one MDX text. `sectionIds`, where given, are the ids of its second-level headings in order. */
export const compileMdx = async (
  source: string,
  facts: Readonly<Record<string, string>>,
  sectionIds: readonly string[] = [],
): Promise<CompiledText> => {
  processor ??= prepare();
  const unified = await processor;
  const root = await unified.run(unified.parse(source));
  const headings: CompiledHeading[] = [];
  const ids = [...sectionIds];
  const slim = (node: any): TextTree | null => {
    if (node.type === "text") return node.value;
    if (node.children === undefined) return null;
    const tag: string | null = node.tagName ?? node.name ?? null;
    const properties = attributesOf(node);
    if (tag === "Fact") return facts[properties.name] ?? `{${properties.name}}`;
    if (/^h[2-4]$/.test(tag ?? "")) {
      const text = textOf(node);
      properties.id = (tag === "h2" ? ids.shift() : undefined) ?? slugOf(text);
      headings.push({ id: properties.id, depth: Number(tag?.[1]), text });
    }
    return [tag, properties, node.children.map(slim).filter((child: TextTree | null) => child !== null && child !== "\n")];
  };
  const body = slim(root) ?? "";
  const plainText = textOf(root).replace(/\s+/g, " ").trim();
  return { body, headings, plainText, readingMinutes: Math.max(1, Math.round(plainText.split(" ").length / 220)) };
};
