/** @jest-environment jsdom */
/**
 * Each picture preloaded in a page's head is a picture of the page that is not lazy, with the same candidates and sizes. Otherwise
 * the browser would load two files.
 */
import { postSections } from "../support/routes";
import { suiteFile } from "../support/site-file";
import { readDocuments } from "./documents";

const documents = readDocuments().map(({ path, document }) => ({
  path,
  document,
  preloads: [...document.querySelectorAll("link[rel=preload][as=image]")],
}));
const terms = (element: Element, sizes: string, candidates: string) =>
  ["type", "media", sizes, candidates].map((name) => element.getAttribute(name) ?? "").join(" | ");

test("the suite's page, posts and lists of posts preload their first picture", () => {
  const of = (path: string) => documents.find((page) => page.path === path)?.preloads.length;
  const posts = [...postSections.keys()].map((slug) => `/journal/${slug}`);
  const early = [`/suite/${suiteFile.id}`, ...(posts.length > 0 ? ["/el/journal", ...posts] : [])];
  expect(early.map((path) => [path, of(path)])).toEqual(early.map((path) => [path, 1]));
});

test("every preloaded picture is one of the page's eager pictures, with the same candidates", () => {
  const strange = documents.flatMap(({ path, document, preloads }) => {
    const shown = [...document.querySelectorAll("main picture")].filter(
      (picture) => picture.querySelector("img")?.getAttribute("loading") !== "lazy",
    );
    const sources = new Set(
      shown.flatMap((picture) =>
        [...picture.querySelectorAll("source")].map((source) => terms(source, "sizes", "srcset")),
      ),
    );
    return preloads
      .map((link) => terms(link, "imagesizes", "imagesrcset"))
      .filter((wanted) => !sources.has(wanted))
      .map((wanted) => `${path}: ${wanted}`);
  });
  expect(strange).toEqual([]);
});
