import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuildArgs, CreatePagesArgs, GatsbyNode } from "gatsby";
import { cataloguePath, partPath } from "../../src/lib/search/index-format";
import { publishedPosts } from "./published-posts";
import { buildSearchIndex } from "./search-index";

type GraphqlFunction = BuildArgs["graphql"] | CreatePagesArgs["graphql"];

const writeIndex = async (graphql: GraphqlFunction, publicDirectory: string) => {
  const write = async (path: string, content: unknown) => {
    const target = join(publicDirectory, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, JSON.stringify(content));
  };
  const posts = await publishedPosts(graphql, ["headings", "plainText"]);
  await rm(join(publicDirectory, "search"), { recursive: true, force: true });
  for (const [language, own] of posts) {
    const { catalogue, parts } = buildSearchIndex(own);
    await write(cataloguePath(language), catalogue);
    for (const [part, words] of parts) await write(partPath(language, part), words);
  }
};

const publicOf = (store: BuildArgs["store"]): string =>
  join((store.getState() as { program: { directory: string } }).program.directory, "public");

/** After the build: the journal's search index, at fixed addresses below `/search`. */
export const writeSearchIndex = ({ graphql, store }: BuildArgs): Promise<void> => writeIndex(graphql, publicOf(store));

/** While editing there is no build to wait for: the index is written whenever content has changed. */
export const createPagesStatefully: GatsbyNode["createPagesStatefully"] = async ({ graphql, store }) => {
  if (process.env["gatsby_executing_command"] === "develop") await writeIndex(graphql, publicOf(store));
};
