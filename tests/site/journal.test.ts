/** @jest-environment jsdom */
/** The posts that the home page and the journal's front page show, compared with the content files (specification §2). */
import { inLanguage, languages } from "../../src/settings/languages";
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
