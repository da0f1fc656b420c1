/** The pages that come from content in one language: the suites, /rooms, and the journal. Pure. */
import { type ListContext, type PlannedPost, type PostContext, journalPages } from "./journal-pages";

/** The ids that pages are created from; posts of one language, newest first. */
export interface ContentNames {
  readonly suites: readonly string[];
  readonly sections: readonly string[];
  readonly posts: readonly PlannedPost[];
  /** Versions of policies that are kept. */
  readonly versions: readonly VersionContext[];
}

export interface SuiteContext {
  readonly slug: string;
  /** The path of this page, without language. */
  readonly barePath: string;
}

/** A version of a policy, by its name and its day. */
export interface VersionContext {
  readonly slug: string;
  readonly effective: string;
}

export interface SitePage {
  /** Its addresses, without language; the first is the canonical one. */
  readonly paths: readonly string[];
  /** Name of the file in `src/templates`. */
  readonly template: "suite" | "rooms" | "journal-list" | "journal-post" | "policy-version";
  readonly context: SuiteContext | VersionContext | ListContext | PostContext | Readonly<Record<string, never>>;
}

const suitePage = (path: string, slug: string): SitePage => ({
  paths: [path],
  template: "suite",
  context: { slug, barePath: path },
});

// A single suite is also the page of the rooms (decisions §2).
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
