/**
 * Which posts stand at the front: on the home page and on the journal's magazine page. A node of its own says so, which those pages ask: a query that
 * looks through all posts would have them made again after every edit of any.
 */
import type { Language } from "../../src/settings/languages";
import type { Content } from "../content/content";
import { newestFirst, visiblePosts } from "./visible-posts";

/** Posts of a list at the front. */
const most = 3;

export interface JournalHighlights {
  readonly language: Language;
  /** Names of posts, newest first. */
  readonly newestSlugs: readonly string[];
  /** The newest of those that are to stand out, or else of all. */
  readonly leadSlug: string | null;
  /** The newest of each section that has posts. */
  readonly sections: readonly {
    readonly slug: string;
    readonly language: Language;
    readonly slugs: readonly string[];
  }[];
}

/** The front in one language; `today` as in `visiblePosts`. */
export const journalHighlights = (content: Content, language: Language, today?: string): JournalHighlights => {
  const posts = newestFirst(visiblePosts(content, today), language);
  const slugs = (some: typeof posts) => some.slice(0, most).map(({ slug }) => slug);
  const sections = content.sections.map(({ id }) => ({
    slug: id,
    language,
    slugs: slugs(posts.filter(({ head }) => head.section === id)),
  }));
  return {
    language,
    newestSlugs: slugs(posts),
    leadSlug: (posts.find(({ head }) => head.featured === true) ?? posts[0])?.slug ?? null,
    sections: sections.filter((section) => section.slugs.length > 0),
  };
};
