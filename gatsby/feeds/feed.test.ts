import type { TextTree } from "../../src/lib/text/tree";
import type { Content } from "../content/content";
import { removePublic, writePublic } from "../folders";
import { feedOf, postsPerFeed, rss, writeFeeds } from "./feed";

jest.mock("../folders", () => ({
  ...jest.requireActual<object>("../folders"),
  removePublic: jest.fn(),
  writePublic: jest.fn(),
}));
jest.mock("./published-posts", () => ({
  publishedPosts: () =>
    new Map([
      ["en", []],
      ["el", []],
    ]),
}));

const body: TextTree = [
  null,
  {},
  [
    ["p", {}, ["Fish & ", ["a", { href: "/contact" }, ["write"]], " ]]> end."]],
    ["Tip", { title: "A “tip”" }, [["p", {}, ["Shoes."]]]],
    ["Figure", { src: "market-01.jpg", alt: "A “stall”", caption: "Fish & ice." }, []],
    ["Figure", { src: "unknown.jpg", alt: "" }, []],
    ["BookNow", {}, []],
  ],
];

const post = (slug: string, date: string, updated: string | null = null, firstSlug = slug) => ({
  slug,
  firstSlug,
  path: `journal/${slug}/index.el.mdx`,
  title: `Τίτλος <${slug}>`,
  description: "Περίληψη & άλλα",
  date,
  updated,
  author: null,
  section: { slug: "food", name: "Γεύσεις" },
  compiledText: () => ({ body, headings: [], plainText: "", readingMinutes: 3 }),
});

const facts = { origin: "https://a.example", title: "Περιοδικό", description: "Κείμενα" };
const pictureOf = ({ slug }: { readonly slug: string }, src: string) =>
  slug === "new" && src === "market-01.jpg" ? "/static/9/1/market-01.webp" : undefined;
const feed = feedOf(
  [post("new", "2026-09-18T00:00:00.000Z"), post("old", "2026-01-02", "2026-10-01")],
  "el",
  facts,
  pictureOf,
);
const xml = rss(feed);

test("URLs are absolute and in the feed's language", () => {
  expect(xml).toContain("<link>https://a.example/el/journal/new</link>");
  expect(xml).toContain('<guid isPermaLink="true">https://a.example/el/journal/new</guid>');
  expect(xml).toContain('href="https://a.example/el/rss.xml" rel="self"');
  expect(xml).toContain('<a href="https://a.example/el/contact">write</a>');
  expect(xml).toContain('url="https://a.example/cards/el/journal/new.jpg"');
});

test("a post that was renamed keeps its first id, so that feed readers do not show it again as new", () => {
  const renamed = feedOf([post("new-name", "2026-09-18", null, "old-name")], "el", facts, pictureOf);
  expect(renamed.items[0]).toMatchObject({
    id: "https://a.example/el/journal/old-name",
    url: "https://a.example/el/journal/new-name",
  });
  expect(rss(renamed)).toContain('<guid isPermaLink="true">https://a.example/el/journal/old-name</guid>');
  expect(rss(renamed)).toContain("<link>https://a.example/el/journal/new-name</link>");
});

test("dates are RFC 822, and the feed's build date is that of the newest change", () => {
  expect(xml).toContain("<pubDate>Fri, 18 Sep 2026 00:00:00 GMT</pubDate>");
  expect(xml).toContain("<lastBuildDate>Thu, 01 Oct 2026 00:00:00 GMT</lastBuildDate>");
});

test("markup characters in texts are escaped", () => {
  expect(xml).toContain("<title>Τίτλος &lt;new&gt;</title>");
  expect(xml).toContain("Fish &amp; ");
  expect(xml).toContain("]]&gt; end.");
});

test("tips become quotations; components that only make sense on the page are left out", () => {
  expect(feed.items[0]?.content_html).toContain(
    "<blockquote><p><strong>A “tip”</strong></p><p>Shoes.</p></blockquote>",
  );
  expect(feed.items[0]?.content_html).not.toContain("BookNow");
});

test("a picture has the URL of its built file, its alternative text and its caption; an unknown one is left out", () => {
  expect(feed.items[0]?.content_html.match(/<figure>.*<\/figure>/)?.[0]).toBe(
    '<figure><img src="https://a.example/static/9/1/market-01.webp" alt="A “stall”" /><figcaption>Fish &amp; ice.</figcaption></figure>',
  );
});

test("only the newest posts are in a feed", () => {
  const many = Array.from({ length: postsPerFeed + 5 }, (_, index) => post(`p${index}`, "2026-01-01"));
  expect(feedOf(many, "el", facts, pictureOf).items).toHaveLength(postsPerFeed);
});

test("the JSON feed has the same items", () => {
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    feed_url: "https://a.example/el/feed.json",
    items: [
      { url: "https://a.example/el/journal/new", date_published: "2026-09-18T00:00:00.000Z" },
      { tags: ["Γεύσεις"] },
    ],
  });
});

test("without posts, the feeds of earlier builds are deleted", async () => {
  await writeFeeds({} as Content, { getNodesByType: () => [] } as never);
  expect(writePublic).not.toHaveBeenCalled();
  expect(jest.mocked(removePublic).mock.calls.map(([path]) => path)).toEqual([
    "/rss.xml",
    "/feed.json",
    "/el/rss.xml",
    "/el/feed.json",
  ]);
});
