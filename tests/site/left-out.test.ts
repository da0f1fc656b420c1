/** @jest-environment jsdom */
/** What a house has not leaves no trace on its pages (own house §2): no gap in a sentence, no bare heading, no empty list, no address of nothing. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { withoutLanguage } from "../../src/settings/languages";
import { isStaffPath } from "../../src/settings/staff";
import { ownPages } from "../support/routes";
import { publicFolder, readDocuments } from "./documents";

const documents = readDocuments().filter(({ path }) => !isStaffPath(path));

const faults = (find: (document: Document) => readonly string[]): string[] => [
  ...new Set(documents.flatMap(({ path, document }) => find(document).map((what) => `${path}: ${what}`))),
];

const all = (root: ParentNode, selector: string): Element[] => [...root.querySelectorAll(selector)];

/** Filled in by the page's scripts, or never seen as text. */
const isScripted = (element: Element): boolean =>
  element.closest("template, noscript, script, [hidden], [aria-hidden=true], [aria-live], [role=status], svg") !== null;

const hasPicture = (element: Element): boolean =>
  element.querySelector("img, svg, picture, input, select, textarea, button, iframe, canvas, video") !== null;

const wordsOf = (element: Element): string => element.textContent.replace(/\s+/g, " ").trim();

/** The smallest parts that are read as a whole. */
const sentences = "p, li, dt, dd, td, th, caption, figcaption, summary, legend, h1, h2, h3, h4";

test("no sentence has a gap: a sign with nothing before it, two signs for one, brackets around nothing", () => {
  const gap =
    /(?:^|\s)[,;](?=\s|$)|[\p{L}\d] \.(?=\s|$)|,\s*[,.;]|\(\s*\)|[\s(«“]{2,}[,.;]|,$|\b(?:up to|costs|pays) ?[.,;]/u;
  expect(
    faults((document) =>
      all(document, sentences).flatMap((element) => {
        if (isScripted(element) || element.querySelector(sentences) !== null) return [];
        const words = wordsOf(element);
        const found = gap.exec(words);
        return found === null ? [] : [`“${words.slice(Math.max(0, found.index - 50), found.index + 30)}”`];
      }),
    ),
  ).toEqual([]);
});

test("nothing that is read is empty: no heading, paragraph, point or cell without a word", () => {
  expect(
    faults((document) =>
      all(document, `main :is(${sentences}), footer :is(${sentences})`)
        .filter((element) => !isScripted(element) && !hasPicture(element) && wordsOf(element) === "")
        // What a form says when something is wrong with it is not there yet.
        .filter((element) => !element.matches("[id$=error], [role=alert]"))
        // The corner of a table, and cells of a calendar, say nothing.
        .filter((element) => element.closest("table") === null || element.matches("caption, th[scope=row]"))
        .map((element) => element.outerHTML.slice(0, 120)),
    ),
  ).toEqual([]);
});

test("no list and no table has nothing in it", () => {
  expect(
    faults((document) =>
      all(document, "main :is(ul, ol, dl, tbody), footer :is(ul, ol, dl)")
        .filter((element) => !isScripted(element) && element.children.length === 0)
        .map((element) => element.outerHTML.slice(0, 120)),
    ),
  ).toEqual([]);
});

/** Whether anything is shown between two places of a document, in its order. */
const isBare = (heading: Element, next: Element | undefined, scope: Element): boolean => {
  const range = scope.ownerDocument.createRange();
  range.setStartAfter(heading);
  if (next === undefined) range.setEnd(scope, scope.childNodes.length);
  else range.setEndBefore(next);
  const between = range.cloneContents();
  const holder = scope.ownerDocument.createElement("div");
  holder.append(between);
  for (const script of all(holder, "script, style, template")) script.remove();
  return wordsOf(holder) === "" && !hasPicture(holder);
};

test("every heading has something below it", () => {
  const level = (heading: Element): number => Number(heading.tagName[1]);
  expect(
    faults((document) =>
      all(document, "main").flatMap((main) => {
        const headings = all(main, "h1, h2, h3, h4").filter((heading) => !isScripted(heading));
        return headings.flatMap((heading, index) => {
          const next = headings[index + 1];
          // A heading of a lower rank is something below it.
          if (next !== undefined && level(next) > level(heading)) return [];
          return isBare(heading, next, main) ? [`“${wordsOf(heading)}” has nothing below it`] : [];
        });
      }),
    ),
  ).toEqual([]);
});

test("the sitemap lists the pages of what the house has, and no others", () => {
  const listed = [...readFileSync(join(publicFolder, "sitemap.xml"), "utf8").matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => withoutLanguage(new URL(address ?? "").pathname),
  );
  const known = new Set(ownPages);
  expect(listed.length).toBeGreaterThan(0);
  expect([...new Set(listed)].filter((path) => !known.has(path) && !/\/page\/\d+$/.test(path))).toEqual([]);
});
