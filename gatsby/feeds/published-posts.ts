/** The published posts for feeds and the search index, read from the content files. */
import { type Language, languages } from "../../src/settings/languages";
import type { Content, PostFile } from "../content/content";
import { quoteFacts } from "../content/facts";
import { localize } from "../content/localize";
import { type TextContext, compileText, textContext } from "../mdx/compile-text";
import { newestFirst, visiblePosts } from "../sources/content-state";

/** `date` and `updated` are YYYY-MM-DD; `compiledText` compiles the text, which only some callers need. */
const postOf = ({ slug, path, head, text }: PostFile, { sections }: Content, context: TextContext) => {
  const { language, facts } = context;
  const { title, description, date, updated = null, author = null, section } = localize(head, language, facts);
  const name = sections.find(({ id }) => id === section)?.name[language] ?? "";
  return {
    slug,
    /** The slug under which the post was first published; the same as `slug` until it is renamed. */
    firstSlug: head.formerly?.[0] ?? slug,
    /** The file, below the folder of the content. */
    path,
    title,
    description,
    date,
    updated,
    author,
    section: { slug: section, name: quoteFacts(name, facts) },
    compiledText: () => compileText(text, context),
  };
};

export type PublishedPost = ReturnType<typeof postOf>;

/** The posts of each language that are published on `today` (YYYY-MM-DD; by default today in the house's time zone), newest first. */
export const publishedPosts = (content: Content, today?: string): ReadonlyMap<Language, readonly PublishedPost[]> => {
  const posts = visiblePosts(content, today);
  return new Map(
    languages.map((language) => {
      const context = textContext(content, language);
      const localPosts = newestFirst(posts, language);
      return [language, localPosts.map((post) => postOf(post, content, context))] as const;
    }),
  );
};
