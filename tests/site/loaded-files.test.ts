/** @jest-environment jsdom */
/** The files that pages load: the fonts of their language, their first pictures and their scripts, which the service worker caches. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { publicFolder } from "../../gatsby/folders";
import { readBuiltAssets, readStartFiles } from "../../gatsby/hosting/saved-files";
import { characters, textOf } from "../../local/fonts/characters";
import { textFontPaths } from "../../src/settings/fonts";
import { inLanguage, languageOfPath, languages } from "../../src/settings/languages";
import { staffComponent } from "../../src/settings/routes";
import { postSections } from "../support/routes";
import { suiteFile } from "../support/site-file";
import { readDocuments } from "./documents";

const documents = readDocuments();

describe("fonts: two preloaded files (specification §7) for the page's language, and no missing files", () => {
  test("every page preloads the two weights of the text font, in the files for its language", () => {
    const others = documents.flatMap(({ path, document }) => {
      const links = [...document.querySelectorAll("link[rel=preload][as=font]")];
      const named = links.map((link) => link.getAttribute("href"));
      return named.join() === textFontPaths(languageOfPath(path)).join() ? [] : [`${path}: ${named.join(", ")}`];
    });
    expect(others).toEqual([]);
  });

  test("every font file named in the styles exists", () => {
    const named = new Set(documents.flatMap(({ html }) => html.match(/\/fonts\/[^"')\s$]+\.woff2/g) ?? []));
    expect(named.size).toBeGreaterThanOrEqual(12);
    expect([...named].filter((address) => !existsSync(join(publicFolder, address)))).toEqual([]);
  });

  test.each(languages)("the %s home page needs only the font files of its own language", (language) => {
    const own = new Set(`${textOf(characters[language])}\n`);
    const home = documents.find(({ path }) => path === inLanguage("/", language));
    const texts = home?.document.querySelector("main")?.textContent ?? "";
    expect(texts).not.toBe("");
    expect([...new Set(texts)].filter((character) => !own.has(character))).toEqual([]);
  });
});

/*
 * Each picture preloaded in a page's head is a picture of the page that is not lazy, with the same candidates and sizes. Otherwise
 * the browser would load two files.
 */
describe("preloaded pictures", () => {
  const pages = documents.map(({ path, document }) => ({
    path,
    document,
    preloads: [...document.querySelectorAll("link[rel=preload][as=image]")],
  }));
  const choiceOf = (element: Element, sizes: string, candidates: string) =>
    ["type", "media", sizes, candidates].map((name) => element.getAttribute(name) ?? "").join(" | ");

  test("the suite's page, posts and lists of posts preload their first picture", () => {
    const preloadsOf = (path: string) => pages.find((page) => page.path === path)?.preloads.length;
    const posts = [...postSections.keys()].map((slug) => `/journal/${slug}`);
    const paths = [`/suite/${suiteFile.id}`, ...(posts.length > 0 ? ["/el/journal", ...posts] : [])];
    expect(paths.map((path) => [path, preloadsOf(path)])).toEqual(paths.map((path) => [path, 1]));
  });

  test("every preloaded picture is one of the page's eager pictures, with the same candidates", () => {
    const unmatched = pages.flatMap(({ path, document, preloads }) => {
      const shown = [...document.querySelectorAll("main picture")].filter(
        (picture) => picture.querySelector("img")?.getAttribute("loading") !== "lazy",
      );
      const sources = new Set(
        shown.flatMap((picture) =>
          [...picture.querySelectorAll("source")].map((source) => choiceOf(source, "sizes", "srcset")),
        ),
      );
      return preloads
        .map((link) => choiceOf(link, "imagesizes", "imagesrcset"))
        .filter((wanted) => !sources.has(wanted))
        .map((wanted) => `${path}: ${wanted}`);
    });
    expect(unmatched).toEqual([]);
  });
});

/* The code that shows a stay before the application has loaded is in a separate file, which pages load only with a stay. */
describe("scripts", () => {
  /** Strings in the code that reads, checks and sends a stay. Minification keeps them. */
  const stayStrings = /departureOrder|nightsTooMany|guestsRange|YYYY|JanFebMar/;

  const read = (address: string): string => readFileSync(join(publicFolder, address), "utf8");
  const { inline, bundles, stayParts } = readStartFiles();

  test("each language has a file that shows a stay", () => {
    expect(stayParts).toHaveLength(languages.length);
    for (const part of stayParts) expect(read(part)).toMatch(stayStrings);
  });

  test("the scripts that every page loads do not contain the code for a stay", () => {
    expect(inline).not.toMatch(stayStrings);
    for (const language of languages) expect(read(bundles[language])).not.toMatch(stayStrings);
  });

  test("no page loads or preloads the code for a stay by itself", () => {
    expect(documents.length).toBeGreaterThan(0);
    expect(
      documents.filter(({ html }) => stayParts.some((part) => html.includes(part))).map(({ path }) => path),
    ).toEqual([]);
  });

  test("no page loads or preloads the code of the staff pages by itself", () => {
    const { files, groups } = readBuiltAssets();
    const staffStrings = /GoTrueClient|staff-session|QueryClientProvider/;
    const withStaffCode = files.filter((file) => file.endsWith(".js") && staffStrings.test(read(file)));
    expect(withStaffCode.length).toBeGreaterThan(1);
    const ofPages = Object.entries(groups).filter(([name]) => name === "app" || name.startsWith("component---"));
    expect(ofPages.length).toBeGreaterThan(15);
    expect(ofPages.flatMap(([, scripts]) => scripts.filter((file) => withStaffCode.includes(file)))).toEqual([]);
    for (const language of languages) expect(read(bundles[language])).not.toMatch(staffStrings);
    expect(
      documents.filter(({ html }) => withStaffCode.some((file) => html.includes(file))).map(({ path }) => path),
    ).toEqual([]);
  });

  test("the service worker caches the code for a stay with the application, for stays that are opened offline", () => {
    const worker = read("service-worker.js");
    expect(stayParts.filter((part) => !worker.includes(part))).toEqual([]);
  });

  test("the service worker knows the scripts of every page except the staff pages, which are never cached", () => {
    const worker = read("service-worker.js");
    const components = Object.keys(readBuiltAssets().groups).filter((name) => name.startsWith("component---"));
    expect(components).toContain(staffComponent);
    expect(components.filter((name) => !worker.includes(`"${name}"`))).toEqual([staffComponent]);
  });
});
