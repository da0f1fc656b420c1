import type { Language } from "../../src/settings/languages";
import type { Content, PostFile } from "../content/content";
import { todayIn } from "../../src/lib/booking/days";
import { isPublished } from "../content/visibility";
import { isDevelopment } from "./content-state";

/** The posts that have a page: those published on `today` (YYYY-MM-DD; the house's day by default); during development, all posts. */
export const visiblePosts = ({ posts, site }: Content, today = todayIn(site.hours.timeZone)): readonly PostFile[] =>
  isDevelopment() ? posts : posts.filter(({ head }) => isPublished(head, today));

/** The posts in one language, newest first. */
export const newestFirst = (posts: readonly PostFile[], language: Language): PostFile[] =>
  posts
    .filter((post) => post.language === language)
    .sort((one, other) => other.head.date.localeCompare(one.head.date) || (one.slug < other.slug ? -1 : 1));
