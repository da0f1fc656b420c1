/**
 * The published posts for feeds and the search index: sorted, in their language, with facts filled in. A post created by
 * `npm run new:post`: it appears in lists, sections, search, feeds and pages, in both languages.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadContent } from "../../gatsby/content/load";
import { readContentFiles } from "../../gatsby/content/content";
import { feedOf, rss } from "../../gatsby/feeds/feed";
import { publishedPosts } from "../../gatsby/feeds/published-posts";
import { buildSearchIndex } from "../../gatsby/feeds/search-index";
import { sitePages } from "../../gatsby/pages/create-pages";
import { drawnCover, postFiles } from "../../local/content/post-files";
import { readPostRequest } from "../../local/content/new-post";
import { type Language, languages } from "../../src/settings/languages";
import { partOf } from "../../src/lib/search/search-format";
import { inCopy, removeCopy } from "../support/content/copy";

describe("published posts", () => {
  let content: Awaited<ReturnType<typeof loadContent>>;
  beforeAll(async () => {
    content = await loadContent(resolve("content"));
  });

  /** The posts with changed front matter. */
  const withHeads = (change: (slug: string) => object) => ({
    ...content,
    posts: content.posts.map((post) => ({ ...post, head: { ...post.head, ...change(post.slug) } })),
  });

  /** A text that quotes an amount, with plain spaces. */
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

  test("the first slug is the oldest of the former ones; of a post that was never renamed, its own", () => {
    const renamed = withHeads((slug) => (slug < "m" ? { formerly: ["oldest", "older"] } : {}));
    const posts = publishedPosts(renamed).get("en") ?? [];
    for (const { slug, firstSlug } of posts) expect([slug, firstSlug]).toEqual([slug, slug < "m" ? "oldest" : slug]);
    expect(posts.length).toBeGreaterThan(1);
  });

  test("the plain text contains the name of a place to which the post refers by its id", () => {
    const { posts, places } = content;
    const naming = posts.find(({ language, text }) => language === "el" && text.uses.places.length > 0);
    const place = places?.places.find(({ id }) => id === naming?.text.uses.places[0]?.name);
    const found = publishedPosts(content)
      .get("el")
      ?.find(({ slug }) => slug === naming?.slug);
    expect(place?.name.el).toBeDefined();
    expect(found?.compiledText().plainText).toContain(place?.name.el);
  });
});

describe("a new post", () => {
  const today = "2026-11-20";
  const slug = "a-quiet-courtyard";

  /** Creates the post as the command does, in a copy of the content, and returns the content loaded from the copy. */
  const make = async (...words: string[]) => {
    const request = await readPostRequest(["A quiet courtyard", "--section", "culture", ...words], {
      sections: ["food", "culture"],
      slugs: [],
      today,
    });
    const folder = inCopy(`journal/${request.slug}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "cover.jpg"), await drawnCover(readContentFiles(inCopy(".")).theme));
    for (const [name, text] of postFiles(request, "cover.jpg")) writeFileSync(join(folder, name), text);
    return loadContent(inCopy("."), today);
  };

  type Loaded = Awaited<ReturnType<typeof make>>;

  /** The published posts of a language, newest first. */
  const published = (content: Loaded, language: Language) => publishedPosts(content, today).get(language) ?? [];

  afterAll(removeCopy);

  describe.each(languages)("in %s", (language) => {
    let content: Loaded;
    beforeAll(async () => {
      content = await make("--publish", "--title-el", "Μια ήσυχη αυλή");
    });

    test("it is the newest post of the journal and its section, and has a URL in each", () => {
      const pages = sitePages({
        suites: content.suites.map(({ id }) => id),
        sections: content.sections.map(({ id }) => id),
        posts: published(content, language).map(({ slug, section }) => ({ slug, section: section.slug })),
        versions: [],
        empty: [],
      });
      const slugsOf = (path: string) =>
        (pages.find(({ paths }) => paths.includes(path))?.context as { readonly slugs: readonly string[] } | undefined)
          ?.slugs ?? [];
      expect(slugsOf("/journal")[0]).toBe(slug);
      expect(slugsOf("/culture")[0]).toBe(slug);
      expect(slugsOf("/food")).not.toContain(slug);
      const paths = pages.flatMap((page) => page.paths);
      expect(paths).toEqual(expect.arrayContaining([`/journal/${slug}`, `/culture/${slug}`]));
    });

    test("the search index contains the word of its title", () => {
      const { catalogue, parts } = buildSearchIndex(published(content, language));
      expect(catalogue.posts[0]?.[0]).toBe(slug);
      const word = language === "el" ? "αυλή" : "courtyard";
      expect(parts.get(partOf(word.normalize("NFD").replace(/\p{M}/gu, "")))).toHaveProperty(word);
    });

    test("both feeds contain it", () => {
      const facts = { origin: "https://site.example", title: "Journal", description: "" };
      const feed = feedOf(published(content, language), language, facts, () => "");
      const address = `https://site.example${language === "el" ? "/el" : ""}/journal/${slug}`;
      expect(rss(feed)).toContain(`<link>${address}</link>`);
      expect(JSON.stringify(feed)).toContain(address);
    });
  });

  test("a draft and a post with a future date are not published", async () => {
    const draft = await make();
    expect(published(draft, "en").map((post) => post.slug)).not.toContain(slug);
    const later = await make("--publish", "--date", "2026-12-24");
    expect(published(later, "el").map((post) => post.slug)).not.toContain(slug);
    expect(publishedPosts(later, "2026-12-24").get("el")?.[0]?.slug).toBe(slug);
  });
});
