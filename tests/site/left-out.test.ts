/** @jest-environment jsdom */
/**
 * Parts that a house lacks leave no gaps on its pages: no incomplete sentence, no heading without content, no empty list, and no
 * page in the sitemap that the house lacks.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { publicFolder } from "../../gatsby/folders";
import { bookNowAttribute, stayFieldAttribute } from "../../src/lib/booking/book-now-attributes";
import { withoutLanguage } from "../../src/settings/languages";
import { isStaffPath } from "../../src/settings/routes";
import { ownPages, suites } from "../support/routes";
import { all, faultsOn, readDocuments } from "./documents";

const documents = readDocuments().filter(({ path }) => !isStaffPath(path));

const faults = (find: (document: Document) => readonly string[]): string[] => faultsOn(documents, find);

/** Elements that scripts fill in, or that are never visible as text. */
const isFilledLaterOrHidden = (element: Element): boolean =>
  element.closest("template, noscript, script, [hidden], [aria-hidden=true], [aria-live], [role=status], svg") !== null;

const hasNonTextContent = (element: Element): boolean =>
  element.querySelector("img, svg, picture, input, select, textarea, button, iframe, canvas, video") !== null;

const textOf = (element: Element): string => element.textContent.replace(/\s+/g, " ").trim();

/** Elements whose text is read as a unit. */
const sentences = "p, li, dt, dd, td, th, caption, figcaption, summary, legend, h1, h2, h3, h4";

test("no sentence has a gap: misplaced or doubled punctuation, or empty brackets", () => {
  const gap =
    /(?:^|\s)[,;](?=\s|$)|[\p{L}\d] \.(?=\s|$)|,\s*[,.;]|\(\s*\)|[\s(«“]{2,}[,.;]|,$|\b(?:up to|costs|pays) ?[.,;]/u;
  expect(
    faults((document) =>
      all(document, sentences).flatMap((element) => {
        if (isFilledLaterOrHidden(element) || element.querySelector(sentences) !== null) return [];
        const text = textOf(element);
        const found = gap.exec(text);
        return found === null ? [] : [`“${text.slice(Math.max(0, found.index - 50), found.index + 30)}”`];
      }),
    ),
  ).toEqual([]);
});

test("no heading, paragraph, list item, table caption or row heading is empty", () => {
  expect(
    faults((document) =>
      all(document, `main :is(${sentences}), footer :is(${sentences})`)
        .filter((element) => !isFilledLaterOrHidden(element) && !hasNonTextContent(element) && textOf(element) === "")
        // Error messages of forms are empty until needed.
        .filter((element) => !element.matches("[id$=error], [role=alert]"))
        // Cells of tables may be empty, as in a calendar: only captions and row headings are checked.
        .filter((element) => element.closest("table") === null || element.matches("caption, th[scope=row]"))
        .map((element) => element.outerHTML.slice(0, 120)),
    ),
  ).toEqual([]);
});

test("no list or table is empty", () => {
  expect(
    faults((document) =>
      all(document, "main :is(ul, ol, dl, tbody), footer :is(ul, ol, dl)")
        .filter((element) => !isFilledLaterOrHidden(element) && element.children.length === 0)
        .map((element) => element.outerHTML.slice(0, 120)),
    ),
  ).toEqual([]);
});

/** Whether nothing is shown between a heading and the next one. */
const isBare = (heading: Element, next: Element | undefined, scope: Element): boolean => {
  const range = scope.ownerDocument.createRange();
  range.setStartAfter(heading);
  if (next === undefined) range.setEnd(scope, scope.childNodes.length);
  else range.setEndBefore(next);
  const between = range.cloneContents();
  const holder = scope.ownerDocument.createElement("div");
  holder.append(between);
  for (const script of all(holder, "script, style, template")) script.remove();
  return textOf(holder) === "" && !hasNonTextContent(holder);
};

test("every heading is followed by content", () => {
  const level = (heading: Element): number => Number(heading.tagName[1]);
  expect(
    faults((document) =>
      all(document, "main").flatMap((main) => {
        const headings = all(main, "h1, h2, h3, h4").filter((heading) => !isFilledLaterOrHidden(heading));
        return headings.flatMap((heading, index) => {
          const next = headings[index + 1];
          // A heading of a deeper level (h3 after h2) counts as content.
          if (next !== undefined && level(next) > level(heading)) return [];
          return isBare(heading, next, main) ? [`“${textOf(heading)}” is followed by no content`] : [];
        });
      }),
    ),
  ).toEqual([]);
});

test("the sitemap lists only pages that this house has", () => {
  const listed = [...readFileSync(join(publicFolder, "sitemap.xml"), "utf8").matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => withoutLanguage(new URL(address ?? "").pathname),
  );
  const known = new Set(ownPages);
  expect(listed.length).toBeGreaterThan(0);
  expect([...new Set(listed)].filter((path) => !known.has(path) && !/\/page\/\d+$/.test(path))).toEqual([]);
});

test("every booking form lets guests choose the suite if the house has several, and only then", () => {
  const several = suites.length > 1;
  const attribute = (form: Element) => form.getAttribute(bookNowAttribute) ?? "";
  expect(
    faults((document) =>
      all(document, `form[${bookNowAttribute}]`).flatMap((form) => {
        const fields = [...(form as HTMLFormElement).elements];
        const hasField = fields.some((field) => field.getAttribute(stayFieldAttribute) === "suite");
        const names = attribute(form).includes('"suites":');
        return hasField === several && names === several ? [] : [`${form.id}: ${attribute(form)}`];
      }),
    ),
  ).toEqual([]);
});
