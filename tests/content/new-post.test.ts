/** A post created by `npm run new:post` appears in lists, sections, search, feeds and pages, in both languages. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "../../gatsby/content/load";
import { readDraft } from "../../gatsby/content/content";
import { feedOf, rss } from "../../gatsby/feeds/feed";
import { publishedPosts } from "../../gatsby/feeds/published-posts";
import { buildSearchIndex } from "../../gatsby/feeds/search-index";
import { sitePages } from "../../gatsby/pages/site-pages";
import { drawCover, postFiles } from "../../local/content/post-files";
import { readPostRequest } from "../../local/content/post-request";
import { type Language, languages } from "../../src/settings/languages";
import { partOf } from "../../src/lib/search/search-format";
import { inCopy, removeCopy } from "../support/content/copy";

// Loading the content takes seconds on a busy machine, because every picture is decoded unless `.cache` has the result.
jest.setTimeout(60_000);

const today = "2026-11-20";
const slug = "a-quiet-courtyard";

/** Creates the post like the command does, in a copy of the content, and returns the content loaded from the copy. */
const make = async (...words: string[]) => {
  const request = await readPostRequest(["A quiet courtyard", "--section", "culture", ...words], {
    sections: ["food", "culture"],
    slugs: [],
    today,
  });
  const folder = inCopy(`journal/${request.slug}`);
  mkdirSync(folder, { recursive: true });
  await drawCover(join(folder, "cover.jpg"), readDraft(inCopy(".")).theme);
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
    const feed = feedOf(published(content, language), language, facts);
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
