import { readPage } from "./built-pages";
import { type SiteForFiles, securityTxt, sitemap } from "./write-seo-files";

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
