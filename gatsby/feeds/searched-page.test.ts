import type { BuiltPage } from "../seo/built-pages";
import { searchedPage } from "./searched-page";

const facts: BuiltPage = {
  path: "/el/guide",
  file: "el/guide.html",
  language: "el",
  title: "Ο οδηγός | Σουίτα",
  description: "Πώς έρχεστε.",
  siteName: "Σουίτα",
  noindex: false,
  canonical: null,
  alternates: {},
  card: null,
};

const crumbs = (name: string) =>
  `<script type="application/ld+json">${JSON.stringify({ "@type": "BreadcrumbList", itemListElement: [{ name: "Αρχική" }, { name }] })}</script>`;

const read = (main: string, head = crumbs("Οδηγός")) =>
  searchedPage(`<html><head>${head}</head><body><p>menu</p><main id="main">${main}</main></body></html>`, facts);

test("reads a page's path without language, its name in the breadcrumbs, its titles and its description", () => {
  expect(read("<h1>Ο οδηγός της σουίτας</h1><p>Καλώς ήρθατε.</p>")).toEqual({
    path: "/guide",
    name: "Οδηγός",
    titles: "Ο οδηγός\nΟ οδηγός της σουίτας",
    description: "Πώς έρχεστε.",
    text: "Καλώς ήρθατε.",
    chapters: [],
  });
});

test("the home page, which has no breadcrumbs, has the site's name", () => {
  expect(read("", "").name).toBe("Σουίτα");
});

describe("a chapter begins", () => {
  test.each([
    ["at a heading with an id", '<h2 id="door">The door</h2><p>Push.</p>'],
    [
      "at the first heading of a section with an id",
      '<section id="door"><h2 id="x">The door</h2><p>Push.</p></section>',
    ],
    [
      "at a question whose answer has an id",
      '<details><summary>The door<svg></svg></summary><div id="door"><p>Push.</p></div></details>',
    ],
  ])("%s", (_, main) => {
    expect(read(`<p>Before.</p>${main}`)).toMatchObject({ text: "Before.", chapters: [["door", "The door", "Push."]] });
  });

  test("not at other headings: their text is put before the next line", () => {
    const main =
      '<h2 id="rooms">Rooms</h2><h3>Bath</h3><ul><li>Soap</li><li>Towels</li></ul><h3 id=":R1:">Bed</h3><p>Big.</p>';
    expect(read(main).chapters).toEqual([["rooms", "Rooms", "Bath: Soap\nTowels\nBed: Big."]]);
  });
});

test("each paragraph, list item, table row, and term with its definitions is one line", () => {
  const main = `<p>One <strong>two</strong><br/>three.</p>
    <dl><div><dt>Insurer</dt><dd>A. House</dd><dd>until May</dd></div></dl>
    <table><tr><th>Summer</th><td>15:00</td></tr></table><p><span>A</span><span>B</span></p>`;
  expect(read(main).text).toBe("One two three.\nInsurer: A. House, until May\nSummer 15:00\nA B");
});

test("hidden text, forms, navigation, status messages and elements with data-no-search are left out", () => {
  const main = `<nav>Contents</nav><form>Name</form><p hidden>Later</p><p aria-hidden="true">*</p><p role="status">14</p>
    <script>x</script><p data-no-search>Quoted</p><p>Read <span class="visually-hidden">(new tab)</span></p>`;
  expect(read(main).text).toBe("Read");
});
