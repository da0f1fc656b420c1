/** The journal's pages in one language: its list, the list of each section, and each post at two paths. Pure functions. */

/** Number of posts on one page of a list. */
export const postsPerPage = 12;

/** Number of related posts of a post, besides its neighbours. */
export const relatedPosts = 3;

export interface PlannedPost {
  readonly slug: string;
  /** Id of the section. */
  readonly section: string;
}

/** Page context of a list. */
export interface ListContext {
  /** Id of the section; null for the list of all posts. */
  readonly section: string | null;
  /** Number of this page, from 1. */
  readonly number: number;
  readonly pages: number;
  /** Path of the first page, without language. */
  readonly base: string;
  /** The posts of this page, in order. */
  readonly slugs: readonly string[];
}

/** Page context of a post. */
export interface PostContext {
  readonly slug: string;
  readonly newer: string | null;
  readonly older: string | null;
  readonly related: readonly string[];
}

export interface JournalPage {
  /** Its paths, without language; the first is the canonical one. */
  readonly paths: readonly string[];
  readonly template: "journal-list" | "journal-post";
  readonly context: ListContext | PostContext;
}

const listPages = (base: string, section: string | null, posts: readonly PlannedPost[]): JournalPage[] => {
  const pages = Math.max(1, Math.ceil(posts.length / postsPerPage));
  return Array.from({ length: pages }, (_, index) => ({
    paths: [index === 0 ? base : `${base}/page/${index + 1}`],
    template: "journal-list",
    context: {
      section,
      number: index + 1,
      pages,
      base,
      slugs: posts.slice(index * postsPerPage, (index + 1) * postsPerPage).map(({ slug }) => slug),
    },
  }));
};

/** The numbers of an ascending list by their distance from `index`, the smaller first if two are equally near, without `index` and its neighbours. */
function* nearest(numbers: readonly number[], index: number): Generator<number> {
  let after = numbers.findIndex((number) => number >= index);
  if (after === -1) after = numbers.length;
  for (let before = after - 1; before >= 0 || after < numbers.length;) {
    const [low, high] = [numbers[before] ?? -Infinity, numbers[after] ?? Infinity];
    const next = index - low <= high - index ? low : high;
    if (next === low) before -= 1;
    else after += 1;
    if (Math.abs(next - index) > 1) yield next;
  }
}

/** The nearest posts of the same section, then the nearest of all. The neighbours have their own links. */
const relatedTo = (index: number, posts: readonly PlannedPost[], ofSection: readonly number[]): string[] => {
  const around = Array.from({ length: 2 * relatedPosts + 3 }, (_, step) => index + step - relatedPosts - 1);
  const inside = around.filter((number) => number in posts);
  const chosen = new Set<number>();
  for (const numbers of [ofSection, inside]) {
    for (const number of nearest(numbers, index)) {
      if (chosen.size === relatedPosts) break;
      chosen.add(number);
    }
  }
  return [...chosen].flatMap((number) => posts[number]?.slug ?? []);
};

const postPages = (posts: readonly PlannedPost[]): JournalPage[] => {
  const bySection = new Map<string, number[]>();
  posts.forEach(({ section }, index) => {
    const numbers = bySection.get(section) ?? [];
    numbers.push(index);
    bySection.set(section, numbers);
  });
  return posts.map(({ slug, section }, index) => {
    const context: PostContext = {
      slug,
      newer: posts[index - 1]?.slug ?? null,
      older: posts[index + 1]?.slug ?? null,
      related: relatedTo(index, posts, bySection.get(section) ?? []),
    };
    return { paths: [`/journal/${slug}`, `/${section}/${slug}`], template: "journal-post", context } as const;
  });
};

/** Every page of the journal. `posts` are those of one language, newest first; `sections` are the ids in order. */
export const journalPages = (posts: readonly PlannedPost[], sections: readonly string[]): JournalPage[] => [
  ...listPages("/journal", null, posts),
  ...sections.flatMap((id) =>
    listPages(
      `/${id}`,
      id,
      posts.filter(({ section }) => section === id),
    ),
  ),
  ...postPages(posts),
];
