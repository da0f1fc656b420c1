/** @jest-environment jsdom */
/** The fonts of each page: two preloaded files (specification §7) for the page's language, and no missing files. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { textFontPaths } from "../../src/settings/fonts";
import { languageOfPath, languages } from "../../src/settings/languages";
import { characters, textOf } from "../../local/fonts/characters";
import { publicFolder, readDocuments } from "./documents";

const documents = readDocuments();

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

test.each(languages)("the %s pages need only the font files of their own language", (language) => {
  const own = new Set(`${textOf(characters[language])}\n`);
  const home = documents.find(({ path }) => path === (language === "en" ? "/" : "/el"));
  const texts = home?.document.querySelector("main")?.textContent ?? "";
  expect(texts).not.toBe("");
  expect([...new Set(texts)].filter((character) => !own.has(character))).toEqual([]);
});
