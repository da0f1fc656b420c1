/** The posts on the home page and the journal's front page. The pages query a separate node: with a query over all posts, any edit of a post would rebuild them. */
import type { Language } from "../../src/settings/languages";
import type { Content, PostFile } from "../content/content";
import { newestFirst, visiblePosts } from "./visible-posts";

/** The maximum number of posts in each list. */
const listLength = 3;

/** The fields of the node in one language. `idOf` returns the id of a post's node; `today` is as in `visiblePosts`. */
export const journalHighlights = (
  content: Content,
  language: Language,
  idOf: (post: PostFile) => string,
  today?: string,
) => {
  const posts = newestFirst(visiblePosts(content, today), language);
  const ids = (some: typeof posts) => some.slice(0, listLength).map(idOf);
  const sections = content.sections.map(({ id }) => ({
    slug: id,
    postIds: ids(posts.filter(({ head }) => head.section === id)),
  }));
  const lead = posts.find(({ head }) => head.featured === true) ?? posts[0];
  return {
    newestIds: ids(posts),
    leadId: lead === undefined ? null : idOf(lead),
    sections: sections.filter(({ postIds }) => postIds.length > 0),
  };
};
