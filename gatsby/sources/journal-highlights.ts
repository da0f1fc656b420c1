/**
 * Which posts stand at the front: on the home page and on the journal's magazine page. A node of its own says so, which those pages ask: a query that
 * looks through all posts would have them made again after every edit of any.
 */
import type { Language } from "../../src/settings/languages";
import type { Content } from "../content/content";
import type { PostFile } from "../content/read-text-file";
import { newestFirst, visiblePosts } from "./visible-posts";

/** Posts of a list at the front. */
const most = 3;

/** The fields of the front's node in one language; `idOf` answers the id of a post's node, `today` is as in `visiblePosts`. */
export const journalHighlights = (
  content: Content,
  language: Language,
  idOf: (post: PostFile) => string,
  today?: string,
) => {
  const posts = newestFirst(visiblePosts(content, today), language);
  const ids = (some: typeof posts) => some.slice(0, most).map(idOf);
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
