/** @jest-environment jsdom */
/** The search of the built site finds every indexable page outside the journal, and its files contain no other page. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { publicFolder } from "../../gatsby/folders";
import { type BuiltPage, isIndexable, readBuiltPages } from "../../gatsby/seo/built-pages";
import { createSearchEngine } from "../../src/features/journal/search/engine";
import { type PagesFile, pagesFiles, pagesPath } from "../../src/lib/search/search-format";
import { wordsIn } from "../../src/lib/text/fold";
import { type Language, inLanguage, languages, withoutLanguage } from "../../src/settings/languages";
import { readDocuments, structuredDataOf } from "./documents";

const isOfJournal = (page: BuiltPage): boolean =>
  /^\/(?:blog|journal)(?:\/|$)/.test(withoutLanguage(page.path)) ||
  // A section's list has the journal in its breadcrumbs.
  structuredDataOf(readFileSync(join(publicFolder, page.file), "utf8")).some(
    (thing) => thing["@type"] === "BreadcrumbList" && JSON.stringify(thing).includes("/journal"),
  );

const filesOf = (language: Language) =>
  pagesFiles.flatMap((file) => {
    const { pages } = JSON.parse(readFileSync(join(publicFolder, pagesPath(language, file)), "utf8")) as PagesFile;
    return pages;
  });

const expectedPages: BuiltPage[] = [];
beforeAll(() => {
  // Requests are served from the built files.
  globalThis.fetch = (address) => {
    const file = join(publicFolder, typeof address === "string" ? address : "");
    const body: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
    return Promise.resolve({ ok: body !== null, status: 404, json: () => Promise.resolve(body) } as Response);
  };
  expectedPages.push(...readBuiltPages(publicFolder).filter((page) => isIndexable(page) && !isOfJournal(page)));
});

describe.each(languages)("in %s", (language) => {
  test("every indexable page outside the journal is found by the longest word of its title", async () => {
    const { search } = createSearchEngine(language);
    const own = expectedPages.filter((page) => page.language === language);
    expect(own.length).toBeGreaterThanOrEqual(8);
    for (const { path, title } of own) {
      const [word = ""] = wordsIn(title.replace(/\s\|\s[^|]*$/, "")).sort((a, b) => b.length - a.length);
      const { pages } = await search(word);
      expect([word, pages.map(({ to }) => inLanguage(to, language))]).toEqual([word, expect.arrayContaining([path])]);
    }
  });

  test("the files contain no other page", () => {
    const own = expectedPages.filter((page) => page.language === language).map(({ path }) => path);
    expect(
      filesOf(language)
        .map(({ path }) => inLanguage(path, language))
        .sort(),
    ).toEqual(own.sort());
  });

  test("every chapter's id exists on its page", () => {
    const documents = new Map(readDocuments().map(({ path, document }) => [path, document]));
    const dead = filesOf(language).flatMap(({ path, chapters }) =>
      chapters
        .filter(([id]) => documents.get(inLanguage(path, language))?.getElementById(id) == null)
        .map(([id]) => `${path}#${id}`),
    );
    expect(dead).toEqual([]);
  });
});
