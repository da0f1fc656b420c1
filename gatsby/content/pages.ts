/** The pages that are made from the content, and the parts of each to which links may lead (`/faq#parking`). */
import { jsonFeedPath, rssPath, fixedPaths, guidePath } from "../../src/settings/routes";
import type { Content, Text } from "./content";
import type { Suite } from "./schema/suite";

/** The paths, without language, of pages that are not built for lack of content. Drafts count as posts, since they will be published. */
export const emptyPages = ({ faq, guide, posts, reviews, sections }: Content): readonly string[] => [
  ...(faq === null ? ["/faq"] : []),
  ...(guide.length === 0 ? [guidePath] : []),
  ...(reviews.reviews.length === 0 ? ["/reviews"] : []),
  ...(posts.length === 0 ? ["/blog", "/journal", rssPath, jsonFeedPath, ...sections.map(({ id }) => `/${id}`)] : []),
];

interface Page {
  /** The ids on the page to which links may lead; empty if the page has texts. */
  readonly parts: readonly string[];
  /** The text of the page in each language, if the page is made from a text: links may then lead to the text's headings. */
  readonly texts: readonly Text[];
}

export const idsOf = (entries: readonly { readonly id: string }[]): readonly string[] => entries.map(({ id }) => id);

const partsOfSuite = ({ gallery }: Suite, { faq, safety }: Content): readonly string[] => [
  ...["amenities", "services", "house-rules", "accessibility", "terms", "gallery"],
  ...(faq?.groups.some(({ items }) => items.some(({ onSuitePage }) => onSuitePage === true)) ? ["questions"] : []),
  ...(safety === null ? [] : ["safety"]),
  ...idsOf(gallery).map((id) => `photo=${id}`),
];

/** Page by path without language. */
export type Pages = ReadonlyMap<string, Page>;

export const pagesOf = (content: Content): Pages => {
  const { about, faq, guide, policies, policyVersions, posts, reviews, sections, suites } = content;
  const englishGuide = guide.filter(({ language }) => language === "en");
  const parts: readonly (readonly [path: string, parts?: readonly string[]])[] = [
    ...[...fixedPaths, rssPath, jsonFeedPath].map((path) => [path] as const),
    ["/", ["location", "newsletter"]],
    ["/about", idsOf(about.sections)],
    // No ids of sections: a section whose only post is at the top or not yet published is missing here. Each has its own page.
    ["/blog", ["newsletter"]],
    ["/faq", (faq?.groups ?? []).flatMap(({ id, items }) => [id, ...idsOf(items)])],
    [guidePath, englishGuide.flatMap(({ head }) => head.sectionIds)],
    ["/reviews", ["ratings", ...idsOf(reviews.reviews)]],
    // If there is only one suite, `/rooms` shows what that suite's page shows.
    ...(suites.length === 1 ? suites : []).map((suite) => ["/rooms", partsOfSuite(suite, content)] as const),
    ...suites.map((suite) => [`/suite/${suite.id}`, partsOfSuite(suite, content)] as const),
    ...sections.map(({ id }) => [`/${id}`] as const),
    ...policyVersions.map(({ slug, head }) => [`/${slug}/${head.effective}`] as const),
  ];
  const pages = new Map<string, Page>(parts.map(([path, own = []]) => [path, { parts: own, texts: [] }]));
  for (const path of emptyPages(content)) pages.delete(path);
  const add = (path: string, text: Text) =>
    pages.set(path, { parts: [], texts: [...(pages.get(path)?.texts ?? []), text] });
  for (const policy of policies) add(`/${policy.slug}`, policy);
  for (const post of posts) {
    add(`/journal/${post.slug}`, post);
    add(`/${post.head.section}/${post.slug}`, post);
  }
  return pages;
};
