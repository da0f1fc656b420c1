/** The published posts for feeds and the search index, read from the content files. */
import { type Language, languages } from "../../src/settings/languages";
import type { Content, PostFile } from "../content/content";
import { factsIn, quoteFacts } from "../content/facts";
import { placesIn } from "../content/localized-nodes";
import { type TextContext, compileText } from "../mdx/compile-text";
import type { CompiledText } from "../mdx/compiled-text";
import { newestFirst, visiblePosts } from "../sources/visible-posts";

export interface PublishedPost {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** `date` and `updated` are YYYY-MM-DD. */
  readonly date: string;
  readonly updated: string | null;
  readonly author: string | null;
  readonly section: { readonly slug: string; readonly name: string };
  /** Compiles the text. */
  readonly text: () => CompiledText;
}

const postOf = ({ slug, head, text }: PostFile, { sections }: Content, context: TextContext): PublishedPost => {
  const { date, updated = null, author = null, section } = head;
  const filled = (words = ""): string => quoteFacts(words, context.facts);
  return {
    slug,
    title: filled(head.title),
    description: filled(head.description),
    date,
    updated,
    author,
    section: { slug: section, name: filled(sections.find(({ id }) => id === section)?.name[context.language]) },
    text: () => compileText(text, context),
  };
};

const contextIn = (content: Content, language: Language): TextContext => {
  const facts = factsIn(content, language);
  return { language, facts, places: new Map(placesIn(content, language, facts).map((place) => [place.id, place])) };
};

/** The posts of each language that are published on `today` (YYYY-MM-DD; by default today in the house's time zone), newest first. */
export const publishedPosts = (content: Content, today?: string): ReadonlyMap<Language, readonly PublishedPost[]> => {
  const posts = visiblePosts(content, today);
  return new Map(
    languages.map((language) => {
      const context = contextIn(content, language);
      const own = newestFirst(posts, language);
      return [language, own.map((post) => postOf(post, content, context))] as const;
    }),
  );
};
