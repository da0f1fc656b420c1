/** @jest-environment jsdom */
/** Compares the figures of /stay.json with those that the built pages show. The prices of stays are compared in stay.spec.ts. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { publicFolder } from "../../gatsby/folders";
import { formatMoney, formatTime } from "../../src/lib/format";
import { inLanguage, languages } from "../../src/settings/languages";
import { readDocuments, structuredDataOf } from "./documents";

const inLanguages = v.object({ en: v.string(), el: v.string() });
const stayFile = v.object({
  coordinates: v.object({ latitude: v.number(), longitude: v.number() }),
  suites: v.array(
    v.object({
      name: inLanguages,
      url: inLanguages,
      interiorSquareMetres: v.number(),
      maxGuests: v.number(),
      engine: v.record(v.string(), v.object({ withoutStay: v.string() })),
    }),
  ),
  terms: v.object({
    checkInFrom: v.string(),
    checkOutBy: v.string(),
    currency: v.string(),
    furtherGuest: v.optional(v.object({ amount: v.number() })),
    directDiscount: v.optional(v.object({ percent: v.number() })),
    seasonalFees: v.array(v.object({ amount: v.number() })),
    url: inLanguages,
  }),
  offers: v.array(v.object({ title: inLanguages, text: inLanguages, urls: v.record(v.string(), inLanguages) })),
  contact: v.object({ telephone: v.string(), email: v.string(), url: inLanguages }),
});
const stay = v.parse(stayFile, JSON.parse(readFileSync(join(publicFolder, "stay.json"), "utf8")));

const pages = new Map(readDocuments().map((page) => [page.path, page]));
const pageAt = (address: string) => {
  const page = pages.get(new URL(address).pathname);
  if (page === undefined) throw new Error(`No page is built for ${address}.`);
  return page;
};
/** The visible text of a page, with single spaces and without the joiners that prevent line breaks. */
const textAt = (address: string): string => {
  const body = pageAt(address).document.body.cloneNode(true) as HTMLElement;
  for (const hidden of body.querySelectorAll("script, style, template")) hidden.remove();
  // With a space after each text: the source has none between adjacent elements.
  const parts: string[] = [];
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) parts.push(texts.currentNode.textContent ?? "");
  return parts.join(" ").replaceAll("\u2060", "").replace(/\s+/g, " ");
};
const spaced = (text: string): string => text.replace(/\s+/g, " ");
const linksAt = (address: string): string[] =>
  [...pageAt(address).document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
const rental = v.looseObject({ latitude: v.string(), longitude: v.string(), containsPlace: v.unknown() });
/** The structured data of a suite's page. */
const rentalAt = (address: string) =>
  v.parse(
    rental,
    structuredDataOf(pageAt(address).html).find((thing) => thing["@type"] === "VacationRental"),
  );

describe.each(languages)("in %s", (language) => {
  test("each suite's page shows its size, its guests, and the terms", () => {
    const { checkInFrom, checkOutBy, currency, furtherGuest, directDiscount, seasonalFees } = stay.terms;
    const money = (cents: number) => spaced(formatMoney(cents / 100, currency, language));
    for (const { name, url, interiorSquareMetres, maxGuests } of stay.suites) {
      const text = textAt(url[language]);
      for (const shown of [
        name[language],
        formatTime(checkInFrom),
        formatTime(checkOutBy),
        ...(furtherGuest === undefined ? [] : [money(furtherGuest.amount)]),
        ...(directDiscount === undefined ? [] : [`${directDiscount.percent}%`]),
        ...seasonalFees.map(({ amount }) => money(amount)),
      ])
        expect(text).toContain(shown);
      expect(text).toMatch(new RegExp(`(?<!\\d)${interiorSquareMetres} (?:m²|τ\\.μ\\.)`));
      expect(rentalAt(url[language]).containsPlace).toMatchObject({
        occupancy: { value: maxGuests },
        floorSize: { value: interiorSquareMetres },
      });
    }
  });

  test("Book Now on each suite's page opens the engine at the file's URL", () => {
    for (const { url, engine } of stay.suites) {
      const book = [
        ...pageAt(url[language]).document.querySelectorAll("main a[data-book-now], header a[data-book-now]"),
      ];
      expect(book.map((link) => link.getAttribute("href"))).toContain(engine[language]?.withoutStay);
    }
  });

  test("the offers are on the pages of their suites, with the file's URLs", () => {
    for (const { title, text, urls } of stay.offers)
      for (const suite of stay.suites) {
        const address = Object.entries(urls).find(([id]) => suite.url[language].endsWith(`/${id}`))?.[1][language];
        if (address === undefined) continue;
        expect(textAt(suite.url[language])).toContain(spaced(title[language]));
        expect(textAt(suite.url[language])).toContain(spaced(text[language]));
        expect(linksAt(suite.url[language])).toContain(address);
      }
  });

  test("the contact page has the telephone number and the email address", () => {
    const links = linksAt(stay.contact.url[language]);
    expect(links).toContain(`tel:${stay.contact.telephone}`);
    expect(links.some((link) => link.startsWith(`mailto:${stay.contact.email}`))).toBe(true);
  });

  test("the terms are at the address of the rental conditions", () => {
    expect(pageAt(stay.terms.url[language]).path).toBe(inLanguage("/rental-conditions", language));
  });

  test("the suites' structured data has the file's coordinates", () => {
    for (const { url } of stay.suites) {
      const { latitude, longitude } = rentalAt(url[language]);
      expect({ latitude: Number(latitude), longitude: Number(longitude) }).toEqual(stay.coordinates);
    }
  });
});
