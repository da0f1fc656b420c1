/** The pages that come from content in one language: the suites, /rooms, the journal, and earlier versions of policies. Pure functions. */
import { type PlannedPost, type SitePage, journalPages } from "./journal-pages";

/** The ids that pages are created from. */
interface ContentNames {
  readonly suites: readonly string[];
  readonly sections: readonly string[];
  /** Those of one language, newest first. */
  readonly posts: readonly PlannedPost[];
  /** The stored versions of policies: the policy's slug, and the day from which the version applies. */
  readonly versions: readonly { readonly slug: string; readonly effective: string }[];
}

const suitePage = (path: string, slug: string): SitePage => ({
  paths: [path],
  template: "suite",
  context: { slug, barePath: path },
});

// If there is only one suite, its page is also the page /rooms.
const roomsPage = ([only, another]: readonly string[]): SitePage =>
  only !== undefined && another === undefined
    ? suitePage("/rooms", only)
    : { paths: ["/rooms"], template: "rooms", context: {} };

/** Every page that comes from content. Throws when two of them have the same path. */
export const sitePages = ({ suites, sections, posts, versions }: ContentNames): SitePage[] => {
  const pages: SitePage[] = [
    ...suites.map((slug) => suitePage(`/suite/${slug}`, slug)),
    roomsPage(suites),
    ...journalPages(posts, sections),
    ...versions.map(({ slug, effective }): SitePage => ({
      paths: [`/${slug}/${effective}`],
      template: "policy-version",
      context: { slug, effective },
    })),
  ];
  const taken = new Set<string>();
  for (const path of pages.flatMap(({ paths }) => paths)) {
    if (taken.has(path))
      throw new Error(`Two pages have the address ${path}: rename a section or a post of the journal.`);
    taken.add(path);
  }
  return pages;
};
