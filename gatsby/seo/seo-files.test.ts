/** What is read from built pages, and the files that are made of it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Content, PostFile } from "../content/content";
import { isIndexable, readBuiltPages, readPage } from "./built-pages";
import { type SiteForFiles, cardPictures, securityTxt, sitemap } from "./write-seo-files";

const html = (head: string, lang = "el") =>
  `<!DOCTYPE html><html lang="${lang}"><head>${head}</head><body></body></html>`;
const canonical = '<link rel="canonical" href="https://a.example/el/contact"/>';

test("reads language, title, description, alternates and card, with entities decoded", () => {
  const page = readPage(
    html(
      `<title data-gatsby-head="true">Πού &amp; πώς</title>${canonical}<meta name="description" content="&quot;Γράψτε&quot; μας"/>` +
        '<link rel="alternate" hrefLang="en" href="https://a.example/contact"/><meta property="og:image" content="https://a.example/c.jpg"/>',
    ),
    "el/contact.html",
  );
  expect(page).toMatchObject({
    language: "el",
    title: "Πού & πώς",
    description: '"Γράψτε" μας',
    card: "https://a.example/c.jpg",
  });
  expect(page?.alternates["en"]).toBe("https://a.example/contact");
});

test("returns null for HTML in an unknown language", () => {
  expect(readPage(html("", "de"), "x.html")).toBeNull();
});

test.each([
  ["its own canonical", canonical, "el/contact.html", true],
  ["another page's canonical", canonical, "el/reach-us.html", false],
  ["noindex", `${canonical}<meta name="robots" content="noindex"/>`, "el/contact.html", false],
  ["no canonical", "", "el/contact.html", false],
])("whether a page with %s is indexable", (_, head, file, found) => {
  const page = readPage(html(head), file);
  expect(page !== null && isIndexable(page)).toBe(found);
});

test("`readBuiltPages` returns each page once, and none of the files of the not-found pages", () => {
  const folder = mkdtempSync(join(tmpdir(), "built-pages-"));
  const files = ["404.html", "404/index.html", "el/404.html", "el/404/index.html", "el/faq.html", "el/faq/index.html"];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), html(""));
  }
  expect(readBuiltPages(folder).map(({ path }) => path)).toEqual(["/el/faq"]);
  rmSync(folder, { recursive: true });
});

const site: SiteForFiles = {
  language: "en",
  brand: { name: "The House", shortName: "House", description: "A house." },
  contact: { email: { address: "hello@house.gr" } },
  domains: { site: "https://house.gr" },
};

test("security.txt expires after 350 days, less than the year that RFC 9116 recommends as the limit", () => {
  const text = securityTxt(site, new Date("2027-03-01T10:20:30.456Z"));
  expect(text).toContain("Contact: mailto:hello@house.gr\n");
  expect(text).toContain("Expires: 2028-02-14T10:20:30Z\n");
});

test("the sitemap has the dates of changed posts, and no page that is not indexable", () => {
  const html = (head: string) => `<!DOCTYPE html><html lang="el"><head>${head}</head><body></body></html>`;
  const canonical = '<link rel="canonical" href="https://a.example/el/contact"/>';
  const pages = [readPage(html(canonical), "el/contact/index.html"), readPage(html(""), "el/hidden.html")].filter(
    (page) => page !== null,
  );
  const text = sitemap(pages, new Map([["/el/contact", "2026-02-03"]]));
  expect(text.match(/<url>/g)).toHaveLength(1);
  expect(text).toContain("<lastmod>2026-02-03</lastmod>");
});

test("the card of a suite shows the first picture of that suite, and the card of a post its cover; others show the first suite", () => {
  const suites = ["garden", "roof"].map((id) => ({ id, gallery: [{ id: "sofa" }, { id: "bed" }] }));
  const paths = new Set(["suites/garden/sofa.jpg", "suites/roof/sofa.png", "suites/roof/bed.jpg"]);
  const post = { path: "journal/castle/index.el.mdx", head: { cover: "cover.jpg" } };
  const house = { suites, paths } as unknown as Pick<Content, "suites" | "paths">;
  const pictureOf = cardPictures(house, new Map([["/el/journal/castle", post as PostFile]]));
  expect(
    ["/suite/garden", "/suite/roof", "/el/suite/roof", "/el/journal/castle", "/rooms", "/"].map(pictureOf),
  ).toEqual([
    "suites/garden/sofa.jpg",
    "suites/roof/sofa.png",
    "suites/roof/sofa.png",
    "journal/castle/cover.jpg",
    "suites/garden/sofa.jpg",
    "suites/garden/sofa.jpg",
  ]);
});
