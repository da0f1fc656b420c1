/** The search data: the index of the posts, and the texts of other pages. */
import { fromDeltas, partOf, weights } from "../../src/lib/search/search-format";
import { buildSearchIndex, countWords } from "./search-index";
import type { BuiltPage } from "../seo/built-pages";
import { searchedPage } from "./searched-page";

const post = (slug: string, title: string, plainText: string) => ({
  slug,
  title,
  description: "Μια βόλτα.",
  date: "2026-09-18T00:00:00.000Z",
  section: { slug: "city", name: "Η πόλη" },
  compiledText: () => ({
    body: "",
    headings: [{ id: "coffee", depth: 2, text: "Πρώτα ο καφές" }],
    plainText,
    readingMinutes: 4,
  }),
});

const { catalogue, parts } = buildSearchIndex([
  post("a", "Καφές και κουλούρι", "Ο καφές εδώ, ο ΚΑΦΕΣ εκεί. 2026."),
  post("b", "Ο Πύργος", "Καφές πουθενά."),
]);

test("the catalogue holds the data that results show, in the order of the posts", () => {
  expect(catalogue.sections).toEqual({ city: "Η πόλη" });
  expect(catalogue.posts[0]).toEqual(["a", "city", "2026-09-18", 4, "Καφές και κουλούρι", "Μια βόλτα."]);
  expect(catalogue.posts.map(([slug]) => slug)).toEqual(["a", "b"]);
});

test("all spellings of a word are one entry, under the most frequent spelling", () => {
  const words = Object.keys(parts.get(partOf("κ")) ?? {});
  expect(words.filter((word) => word.startsWith("κα"))).toEqual(["και", "καφές"]);
});

test("the index has a word's highest weight in each post", () => {
  const deltas = parts.get(partOf("κ"))?.["καφές"] ?? [];
  expect(fromDeltas(deltas)).toEqual([weights.title, 4 + weights.heading]);
});

test("numbers share one part, and the catalogue names every part", () => {
  expect(partOf("2026")).toBe("0");
  expect(parts.get("0")).toHaveProperty("2026");
  expect([...parts.keys()]).toEqual(catalogue.parts);
});

test("compounds are in the index both whole and as their parts", () => {
  const { parts: english } = buildSearchIndex([
    post("a", "A self-catering week", "The Wi-Fi. Then the Wi-Fi, not wifi."),
  ]);
  expect(english.get(partOf("s"))).toEqual({ self: [weights.title], "self-catering": [weights.title] });
  expect(english.get(partOf("c"))).toEqual({ catering: [weights.title] });
  expect(Object.keys(english.get(partOf("wi-fi")) ?? {})).toEqual(["week", "wi", "wi-fi"]);
});

describe("the digest of the order", () => {
  const orderOf = (...posts: Parameters<typeof buildSearchIndex>[0]) => buildSearchIndex(posts).catalogue.order;
  const [a, b] = [post("a", "Καφές", "Εδώ."), post("b", "Πύργος", "Εκεί.")];

  test("does not change when a text changes", () => {
    expect(orderOf(post("a", "Τσάι", "Αλλού."), b)).toBe(orderOf(a, b));
  });

  test.each([
    ["is added", [post("c", "Νέο", ""), a, b]],
    ["is removed", [b]],
    ["is moved", [b, a]],
  ])("changes when a post %s", (_, posts) => {
    expect(orderOf(...posts)).not.toBe(orderOf(a, b));
  });
});

test("counts words without regard to capitals, in the order of their first occurrence", () => {
  expect([...countWords("Ο Πύργος, don’t ask: ο ΠΎΡΓΟΣ. 2026!")]).toEqual([
    ["ο", 2],
    ["πύργος", 2],
    ["don’t", 1],
    ["ask", 1],
    ["2026", 1],
  ]);
});

test("counts a compound as a whole and as its parts", () => {
  expect([...countWords("Self-catering: catering without a caterer")]).toEqual([
    ["self-catering", 1],
    ["self", 1],
    ["catering", 2],
    ["without", 1],
    ["a", 1],
    ["caterer", 1],
  ]);
});

test("finds no words in punctuation", () => {
  expect([...countWords(" — … ")]).toEqual([]);
});

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
