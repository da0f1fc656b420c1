/** @jest-environment jsdom */
/** Links of the built site: each leads to an existing target without a redirect, and stays in its language. */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { publicFolder } from "../../gatsby/folders";
import { backendPaths, canonicalPath } from "../../src/settings/hosting";
import { pagesOf } from "../../gatsby/content/pages";
import { enginesOf } from "../../gatsby/content/suite-terms";
import { bookNowAttribute } from "../../src/lib/booking/book-now-attributes";
import { engineAddress } from "../../src/lib/booking/engine";
import { engineOf } from "../../src/lib/booking/engine-presets";
import { emptyStay } from "../../src/lib/booking/kept-stay";
import { formatMoney } from "../../src/lib/format";
import { type Language, inLanguage, languageOfPath, languages } from "../../src/settings/languages";
import { isStaffPath } from "../../src/settings/routes";
import { type BuiltDocument, readDocuments } from "./documents";
import { demo } from "../support/content/demo";

const documents = readDocuments();
const byPath = new Map(documents.map((page) => [page.path, page]));

const isFile = (path: string): boolean => {
  const file = join(publicFolder, decodeURIComponent(path));
  return existsSync(file) && statSync(file).isFile();
};

interface Link {
  readonly from: BuiltDocument;
  readonly element: Element;
  readonly url: URL;
}

const origin = "http://site.test";

/** The internal links of a page. */
const linksOf = (from: BuiltDocument): Link[] =>
  [...from.document.querySelectorAll("a[href], area[href]")]
    .map((element) => ({ from, element, url: new URL(element.getAttribute("href") ?? "", origin + from.path) }))
    .filter(({ url }) => url.origin === origin);

const links = documents.flatMap(linksOf);
const described = (found: readonly Link[]): string[] => [
  ...new Set(found.map(({ from, element }) => `${from.path} → ${element.getAttribute("href") ?? ""}`)),
];

test("every link leads to a page or a file of the site", () => {
  expect(links.length).toBeGreaterThan(500);
  const dead = links.filter(
    ({ url: { pathname } }) =>
      !byPath.has(pathname) && !isFile(pathname) && !backendPaths.some((prefix) => pathname.startsWith(prefix)),
  );
  expect(described(dead)).toEqual([]);
});

test("every link uses the canonical path, so that no link is redirected", () => {
  const redirected = links.filter(({ url: { pathname } }) => !isFile(pathname) && canonicalPath(pathname) !== pathname);
  expect(described(redirected)).toEqual([]);
});

test("every link with a hash leads to an existing element", () => {
  const withoutTarget = links.filter(({ url }) => {
    const target = byPath.get(url.pathname);
    const id = decodeURIComponent(url.hash.slice(1));
    // The gallery handles the hashes of photographs.
    if (target === undefined || id === "" || id.startsWith("photo=")) return false;
    return target.document.getElementById(id) === null;
  });
  expect(described(withoutTarget)).toEqual([]);
});

test("every link stays in its language, except those of the language menu", () => {
  const inOtherLanguage = links.filter(({ from, element, url }) => {
    if (isFile(url.pathname) && !byPath.has(url.pathname)) return false;
    const wanted = element.getAttribute("data-language") ?? languageOfPath(from.path);
    return languageOfPath(url.pathname) !== wanted;
  });
  expect(described(inOtherLanguage)).toEqual([]);
});

test("links that open a new tab have rel=noopener", () => {
  const withoutNoopener = documents.flatMap(({ path, document }) =>
    [...document.querySelectorAll('a[target="_blank"]')]
      .filter((link) => !/\bnoopener\b/.test(link.getAttribute("rel") ?? ""))
      .map((link) => `${path} → ${link.getAttribute("href") ?? ""}`),
  );
  expect(withoutNoopener).toEqual([]);
});

test("every Book Now opens an engine of the house in the page's language, with its default guests, in a new tab", () => {
  const { site, suites, offers } = demo;
  const promotions = (offers?.offers ?? []).map(({ promotion }) => promotion);
  const engines = enginesOf(site.bookingEngine, suites).flatMap((engine) => [
    engine,
    ...promotions.map((promotion) => ({ ...engine, ...(promotion !== undefined && { promotion }) })),
  ]);
  const addressesIn = (language: Language) =>
    engines.map((engine) => engineAddress(engineOf(engine, language), emptyStay));
  const addresses = { en: addressesIn("en"), el: addressesIn("el") };
  const bookNow = documents.flatMap(({ path, document }) =>
    [...document.querySelectorAll(`a[${bookNowAttribute}]`)].map((element) => ({ path, element })),
  );
  expect(bookNow.length).toBeGreaterThan(50);
  const others = bookNow.filter(
    ({ path, element }) =>
      element.getAttribute("target") !== "_blank" ||
      !addresses[languageOfPath(path)].includes(element.getAttribute("href") ?? ""),
  );
  expect(others.map(({ path, element }) => `${path} → ${element.outerHTML.slice(0, 200)}`)).toEqual([]);
});

test("beside each form for a stay are the terms of cancellation and payment, with a link to the conditions", () => {
  const { cashLimit } = demo.stay.facts;
  const withForm = documents.filter(({ document }) => document.querySelector(`form[${bookNowAttribute}]`) !== null);
  expect(withForm.length).toBeGreaterThan(3);
  const faults = withForm.flatMap(({ path, document }) => {
    const language = languageOfPath(path);
    const limit = cashLimit?.type === "money" ? formatMoney(cashLimit.amount, cashLimit.currency, language) : "";
    const terms = [...document.querySelectorAll("[data-stay-terms]")];
    const wanted = inLanguage("/rental-conditions", language);
    return terms.length > 0 &&
      terms.every(
        (line) => line.textContent.includes(limit) && line.querySelector("a")?.getAttribute("href") === wanted,
      )
      ? []
      : [`${path}: ${terms.map(({ textContent }) => textContent).join(" | ")}`];
  });
  expect(faults).toEqual([]);
});

test("every page links to both of its languages", () => {
  for (const { path, document } of documents.filter((page) => !isStaffPath(page.path))) {
    const named = [...document.querySelectorAll("a[data-language]")].map((link) => link.getAttribute("data-language"));
    expect([path, [...new Set(named)].sort()]).toEqual([path, ["el", "en"]]);
  }
});

test("every anchor that texts may link to exists", () => {
  const missing = [...pagesOf(demo)].flatMap(([path, { parts }]) =>
    languages.flatMap((language) => {
      const page = byPath.get(inLanguage(path, language));
      const missingParts = parts.filter((part) => page?.document.getElementById(part) == null);
      return missingParts.map((part) => `${inLanguage(path, language)}#${part}`);
    }),
  );
  expect(missing).toEqual([]);
});
