/** Posts as feeds and the search index get them: in order, in their language, with the house's facts. */
import { resolve } from "node:path";
import { loadContent } from "../../gatsby/content/load";
import { publishedPosts } from "../../gatsby/feeds/published-posts";
import { type Language, languages } from "../../src/settings/languages";

// Reading the content takes seconds on a busy machine: every picture is measured.
jest.setTimeout(60_000);

let content: Awaited<ReturnType<typeof loadContent>>;
beforeAll(async () => {
  content = await loadContent(resolve("content"));
});

/** The posts with one change to the head of each. */
const withHeads = (change: (slug: string) => object) => ({
  ...content,
  posts: content.posts.map((post) => ({ ...post, head: { ...post.head, ...change(post.slug) } })),
});

const quoting: Readonly<Record<Language, RegExp>> = { en: /^For €20$/, el: /^For 20\s€$/ };

test.each(languages)("facts are in titles and descriptions as %s writes them", (language) => {
  const quoted = withHeads(() => ({ title: "For {thirdGuestFee}", description: "For {thirdGuestFee}" }));
  const [post] = publishedPosts(quoted).get(language) ?? [];
  expect(post?.title).toMatch(quoting[language]);
  expect(post?.description).toMatch(quoting[language]);
});

test("the newest are first, and posts of one day are in the order of their names", () => {
  const oneDay = withHeads((slug) => (slug < "m" ? { date: "2026-02-01" } : { date: "2026-03-01" }));
  const slugs = (publishedPosts(oneDay, "2026-04-01").get("en") ?? []).map(({ slug }) => slug);
  const sorted = [...slugs].sort();
  expect(slugs).toEqual([...sorted.filter((slug) => slug >= "m"), ...sorted.filter((slug) => slug < "m")]);
  expect(slugs.some((slug) => slug < "m") && slugs.some((slug) => slug >= "m")).toBe(true);
});

test("places that a text names are among its words", () => {
  const { posts, places } = content;
  const naming = posts.find(({ language, text }) => language === "el" && text.uses.places.length > 0);
  const place = places?.places.find(({ id }) => id === naming?.text.uses.places[0]?.name);
  const found = publishedPosts(content)
    .get("el")
    ?.find(({ slug }) => slug === naming?.slug);
  expect(place?.name.el).toBeDefined();
  expect(found?.text().plainText).toContain(place?.name.el);
});
