/** When the search index is written: in a build beside everything else, as soon as the posts are known. */
import type { GatsbyNode } from "gatsby";
import { type RunQuery, queryOf } from "../build-arguments";
import { isEditing } from "../sources/content-state";
import { inBackground } from "../work/background";
import { publishedPosts } from "./published-posts";
import { type PostsToSearch, writeSearchIndex } from "./write-search-index";

const postsToSearch = async (run: RunQuery): Promise<PostsToSearch> => [
  ...(await publishedPosts(run, ["headings", "plainText"])),
];

let writing: Promise<void> = Promise.resolve();

/** While editing there is no end of a build to wait for: the index is written whenever content has changed. */
export const createPagesStatefully: GatsbyNode["createPagesStatefully"] = async (args) => {
  const posts = await postsToSearch(queryOf(args));
  if (isEditing()) return writeSearchIndex(posts);
  writing = inBackground({ kind: "search", posts });
  // What goes wrong is told when the index is asked for.
  writing.catch(() => undefined);
};

/** After the build. Rejects with what stood in the way. */
export const searchIndexWritten = (): Promise<void> => writing;
