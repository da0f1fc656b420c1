import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isIndexable, readBuiltPages, readPage } from "./built-pages";

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
