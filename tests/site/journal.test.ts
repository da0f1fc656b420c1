/** @jest-environment jsdom */
/** The posts that the home page and the journal's front page show, compared with the content files (specification §2). */
import { readFileSync } from "node:fs";
import { inLanguage, languages } from "../../src/settings/languages";
import { textsIn } from "../support/reading";
import { publishedPosts, sections } from "../support/routes";
import { readDocuments } from "./documents";

const documents = new Map(readDocuments().map(({ path, document }) => [path, document]));

/** The page at `path`. A house without a journal has no front page of it. */
const documentAt = (path: string): Document => documents.get(path) ?? new Document();

/** The posts of the entries below `selector`, in their order. */
const postsIn = (document: Document, selector: string): readonly string[] =>
  [...document.querySelectorAll(`${selector} article :is(h2, h3) a`)].map((link) =>
    (link.getAttribute("href") ?? "").replace(/^.*\/journal\//, ""),
  );

const slugs = publishedPosts.map(({ slug }) => slug);
/** The newest featured post, or else the newest of all. */
const lead = publishedPosts.find(({ featured }) => featured === true)?.slug ?? slugs[0];

describe.each(languages)("in %s", (language) => {
  test("the home page shows the three newest posts", () => {
    expect(postsIn(documentAt(inLanguage("/", language)), '[aria-labelledby="journal-title"]')).toEqual(
      slugs.slice(0, 3),
    );
  });

  test("the list of a section is named after it and marks it in the list of sections", () => {
    const t = textsIn("journal", language);
    for (const section of slugs.length === 0 ? [] : sections) {
      const list = documentAt(inLanguage(`/${section}`, language));
      const name = list.querySelector("h1")?.textContent ?? "";
      expect([section, name]).toEqual([section, expect.stringMatching(/\S/)]);
      expect(list.title.startsWith(`${name} | `)).toBe(true);
      // A section without posts is built, but no list links to it.
      const shown = publishedPosts.some((post) => post.section === section) ? name : undefined;
      const current = list.querySelector(`nav[aria-label="${t("sections")}"] [aria-current=page]`);
      expect([section, current?.textContent]).toEqual([section, shown]);
      const label = list.querySelector("main article p:first-of-type span:first-child");
      expect([section, label?.textContent]).toEqual([section, shown]);
    }
  });

  test("a post has the same title, heading and feed at both of its URLs", () => {
    for (const { slug, section } of publishedPosts)
      for (const path of [`/journal/${slug}`, `/${section}/${slug}`]) {
        const post = documentAt(inLanguage(path, language));
        const title = /^title: "(.+)"$/m.exec(
          readFileSync(`content/journal/${slug}/index.${language}.mdx`, "utf8"),
        )?.[1];
        expect([path, post.querySelector("h1")?.textContent]).toEqual([path, title]);
        expect(post.title.startsWith(`${title} | `)).toBe(true);
        const feed = post.querySelector('link[type="application/rss+xml"]')?.getAttribute("href");
        expect([path, feed]).toEqual([path, inLanguage("/rss.xml", language)]);
      }
  });

  test("the journal's front page leads with the newest featured post, or the newest if none is featured, and shows the two newest others of each section", () => {
    const blog = documentAt(inLanguage("/blog", language));
    const shown = sections.flatMap((section) => {
      const posts = publishedPosts.flatMap((post) =>
        post.section === section && post.slug !== lead ? [post.slug] : [],
      );
      return posts.length === 0 ? [] : [[`section-${section}`, posts.slice(0, 2)]];
    });
    const parts = [...blog.querySelectorAll("section[aria-labelledby^='section-']")];
    const ids = parts.map((part) => part.getAttribute("aria-labelledby") ?? "");
    expect(ids.map((id) => [id, postsIn(blog, `[aria-labelledby="${id}"]`)])).toEqual(shown);
    expect(postsIn(blog, "main").slice(0, 1)).toEqual(lead === undefined ? [] : [lead]);
  });
});
