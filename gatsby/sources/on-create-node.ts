import { basename, dirname, relative, resolve } from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import { isLanguage } from "../../src/config/languages";

interface MdxNode extends Node {
  readonly body: string;
  readonly frontmatter: Readonly<Record<string, unknown>>;
}

const content = resolve(process.cwd(), "content");

/** Turns each MDX file into a Post or a Policy, by the folder it stands in; its text stays raw until a page asks for it. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({ node, actions, createNodeId, createContentDigest }) => {
  if (node.internal.type !== "Mdx") return;
  const { body, frontmatter, internal } = node as MdxNode;
  const path = relative(content, internal.contentFilePath ?? "");
  const language = /\.(\w+)\.mdx$/.exec(path)?.[1];
  if (!isLanguage(language)) throw new Error(`content/${path}: name the file by its language, index.en.mdx or index.el.mdx.`);
  const folder = dirname(path);
  const isPost = folder.startsWith("journal/");
  const type = isPost ? "Post" : "Policy";
  const slug = isPost ? basename(folder) : basename(path).replace(/\.\w+\.mdx$/, "");
  const fields = {
    ...frontmatter,
    language,
    slug,
    body,
    path,
    ...(isPost && { coverFile: `${folder}/${String(frontmatter["cover"])}`, sectionId: frontmatter["section"] }),
  };
  await actions.createNode({
    ...fields,
    id: createNodeId(`${type}:${slug}:${language}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  });
};
