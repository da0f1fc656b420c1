/** The posts for feeds and the search index: sorted, in their language, with facts filled in. */
import { resolve } from "node:path";
import { loadContent } from "../../gatsby/content/load";
import { publishedPosts } from "../../gatsby/feeds/published-posts";
import { type Language, languages } from "../../src/settings/languages";

// Loading the content takes seconds on a busy machine, because every picture is decoded unless `.cache` has the result.
jest.setTimeout(60_000);

let content: Awaited<ReturnType<typeof loadContent>>;
beforeAll(async () => {
  content = await loadContent(resolve("content"));
});

/** The posts with changed front matter. */
const withHeads = (change: (slug: string) => object) => ({
  ...content,
  posts: content.posts.map((post) => ({ ...post, head: { ...post.head, ...change(post.slug) } })),
});

/** A text with an amount of money, with plain spaces. */
const quoting: Readonly<Record<Language, (amount: string) => string>> = {
  en: (amount) => `For €${amount}`,
  el: (amount) => `For ${amount} €`,
};

test.each(languages)("titles and descriptions contain facts in the format of %s", (language) => {
  const quoted = withHeads(() => ({ title: "For {thirdGuestFee}", description: "For {thirdGuestFee}" }));
  const [post] = publishedPosts(quoted).get(language) ?? [];
  const expected = quoting[language](String(content.stay.facts.thirdGuestFee?.amount));
  expect(post?.title.replaceAll("\u00a0", " ")).toBe(expected);
  expect(post?.description.replaceAll("\u00a0", " ")).toBe(expected);
});

test("sorts posts by date, newest first, and by name within a day", () => {
  const oneDay = withHeads((slug) => (slug < "m" ? { date: "2026-02-01" } : { date: "2026-03-01" }));
  const slugs = (publishedPosts(oneDay, "2026-04-01").get("en") ?? []).map(({ slug }) => slug);
  const sorted = [...slugs].sort();
  expect(slugs).toEqual([...sorted.filter((slug) => slug >= "m"), ...sorted.filter((slug) => slug < "m")]);
  expect(slugs.some((slug) => slug < "m") && slugs.some((slug) => slug >= "m")).toBe(true);
});

test("the plain text contains the name of a place to which the post refers by its id", () => {
  const { posts, places } = content;
  const naming = posts.find(({ language, text }) => language === "el" && text.uses.places.length > 0);
  const place = places?.places.find(({ id }) => id === naming?.text.uses.places[0]?.name);
  const found = publishedPosts(content)
    .get("el")
    ?.find(({ slug }) => slug === naming?.slug);
  expect(place?.name.el).toBeDefined();
  expect(found?.text().plainText).toContain(place?.name.el);
});
