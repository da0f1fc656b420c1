/** A fact is stored once: changing it in content/stay.yml changes every text that quotes it, and nothing else. */
import { join } from "node:path";
import { type Content, textFilesOf } from "../../gatsby/content/content";
import { loadContent } from "../../gatsby/content/load";
import { absentFacts, withNoun } from "../../gatsby/content/optional-facts";
import { factsIn } from "../../gatsby/content/facts";
import { patternOf } from "../../gatsby/hosting/host-facts";
import type { StayFact } from "../../gatsby/content/schema/stay";
import { languages } from "../../src/settings/languages";
import { quoting, written } from "../support/content/written";

let content: Content;
let before: ReadonlyMap<string, string>;

beforeAll(async () => {
  content = await loadContent(join(process.cwd(), "content"));
  before = written(content);
});

/** Returns the fact with a value that occurs nowhere else in the content. A boolean fact stays as it is. */
const changed = (fact: StayFact): StayFact => {
  switch (fact.type) {
    case "time":
      return { ...fact, value: "12:34" };
    case "money":
      return { ...fact, amount: 765 };
    case "date":
      return { ...fact, value: "2031-07-29" };
    case "boolean":
      return fact;
    default:
      // Below 1000: larger numbers have a separator in texts, but not in the other data of a page.
      return { ...fact, value: 876 };
  }
};

/** Normalises spaces, because some are non-breaking. */
const spaced = (text = ""): string => text.replace(/\s+/g, " ");

const withFact = (name: string, fact: StayFact): Content => ({
  ...content,
  stay: { ...content.stay, facts: { ...content.stay.facts, [name]: fact } },
});

const names = [
  "checkInFrom",
  "checkOutBy",
  "onlineCheckInBy",
  "maxGuests",
  "thirdGuestFee",
  "directDiscount",
  "cashLimit",
  "climateFeeHigh",
  "climateFeeLow",
  "wifiMbps",
  "lostItemsDays",
  "parkingPerDay",
  "airportTransfer",
] as const;

describe.each(names)("changing %s", (name) => {
  const change = () => {
    const fact = content.stay.facts[name];
    if (fact === undefined) throw new Error(`content/stay.yml has no ${name}.`);
    const next = withFact(name, changed(fact));
    const after = written(next);
    const touched = [...after].filter(([place, text]) => before.get(place) !== text);
    return { next, after, touched };
  };

  test("changes all texts that quote it", () => {
    const { touched } = change();
    expect(touched.length).toBeGreaterThan(1);
    const places = new Set(touched.map(([place]) => place));
    const missed = [...quoting(content, name)].filter((place) => !places.has(place));
    expect(missed).toEqual([]);
  });

  test("changes nothing else in these texts", () => {
    const { next, touched } = change();
    for (const [place, text] of touched) {
      const language = languages.find((one) => place.includes(`(${one})`) || place.includes(`.${one}.`)) ?? "en";
      const [now, then] = [next, content].map((one) => spaced(factsIn(one, language)[name]));
      expect(spaced(text)).toContain(now);
      expect([place, spaced(text).replaceAll(now ?? "", then ?? "")]).toEqual([place, spaced(before.get(place))]);
    }
  });
});

test("free cancellation is promised only at the rates that allow it", () => {
  const label = { en: "Free cancellation", el: "Δωρεάν ακύρωση" };
  const after = written(withFact("freeCancellationDays", { type: "days", value: 7, label }));
  expect(languages.map((language) => spaced(after.get(`booking.terms.cancellation (${language})`)))).toEqual([
    "Free cancellation up to 7 days before arrival, if your rate allows it",
    "Δωρεάν ακύρωση έως 7 ημέρες πριν από την άφιξη, αν το επιτρέπει η τιμή που διαλέγετε",
  ]);
});

test("where the engine takes no number of guests, the bar asks for it without a maximum: each suite has its own", () => {
  const { bookingEngine } = content.site;
  const query = { checkin: "{arrival:YYYY-MM-DD}" };
  const after = written({ ...content, site: { ...content.site, bookingEngine: { ...bookingEngine, query } } });
  expect(languages.map((language) => after.get(`booking.there.guests (${language})`))).toEqual([
    "On the reservation page, choose the number of guests again.",
    "Στη σελίδα κρατήσεων επιλέξτε ξανά τον αριθμό των ατόμων.",
  ]);
});

test("the policies state the duration of consent from site.yml", () => {
  const next = { ...content, site: { ...content.site, consent: { ...content.site.consent, months: 77 } } };
  const touched = [...written(next)].filter(([place, text]) => place.endsWith(".mdx") && before.get(place) !== text);
  expect(touched.map(([place]) => place).sort()).toEqual(
    ["cookie-policy", "privacy"].flatMap((name) => ["el", "en"].map((language) => `policies/${name}.${language}.mdx`)),
  );
  for (const [place, text] of touched)
    expect(text.match(/77 (?:months|μήνες)/g)).toHaveLength(place.includes("cookie") ? 3 : 1);
});

/** Whether a fact can be recognised in a text: it has more than three characters, a digit, and a character that is no digit. */
const recognizable = (text: string): boolean => text.length > 3 && /\d/.test(text) && !/^\d+$/.test(text);

/** Whether a fact is a number with its noun. Such a fact cannot be recognised: “thirty days” in a text may be another period. */
const isCounted = (name: string): boolean => name.includes(withNoun(""));

/** Fields that define facts, and fields in which the same figures have another meaning. */
const notQuoting =
  /^content\/(?:stay\.yml|emails\/)|^content\/site\.yml (?:contact|hours|emergency|legal|address\.(?:street|postalCode)\b)|\.label\.|^content\/reviews\/summary\.yml/;

test("texts quote facts by name, and none contains the value itself", () => {
  const typed: string[] = [];
  for (const language of languages) {
    const facts = Object.entries(factsIn(content, language)).filter(
      ([name, fact]) =>
        recognizable(fact) &&
        !isCounted(name) &&
        !(name in content.stay.quotable && /^\d/.test(fact) && fact.length < 6),
    );
    const look = (place: string, text: string) => {
      for (const [name, fact] of facts) {
        const before = `(?<![\\p{L}\\d:.,–])`;
        const whole = new RegExp(`${before}${patternOf(fact)}(?![\\d:–])`, "u");
        if (whole.test(text)) typed.push(`${place}: “${fact}” is {${name}}`);
      }
    };
    for (const [file, { texts }] of content.files) {
      if (!/\.(?:yml|json)$/.test(file) || file.includes(`/${language === "en" ? "el" : "en"}/`)) continue;
      for (const { text, field } of texts) {
        if (field.endsWith(`.${language === "en" ? "el" : "en"}`) || notQuoting.test(`${file} ${field}`)) continue;
        look(`${file} ${field}`, text);
      }
    }
    for (const { path, source, language: own } of textFilesOf(content)) {
      if (own === language) look(path, source.body);
    }
  }
  expect([...new Set(typed)]).toEqual([]);
});

test("the discount code is a fact only if guests must type it and there is a discount", () => {
  const { site, stay } = content;
  const engine = { ...site.bookingEngine, promotion: "LIMANI10" };
  const codeOf = (query: Record<string, string>, facts = stay.facts) =>
    factsIn({ ...content, stay: { ...stay, facts }, site: { ...site, bookingEngine: { ...engine, query } } }, "en")[
      "directCode"
    ];
  expect(codeOf({ checkin: "{arrival:YYYY-MM-DD}" })).toBe("LIMANI10");
  expect(codeOf({ code: "{promotion}" })).toBeUndefined();
  const { directDiscount: _, ...others } = stay.facts;
  expect(codeOf({ checkin: "{arrival:YYYY-MM-DD}" }, others)).toBeUndefined();
  const raw = { bookingEngine: { ...engine, query: { checkin: "{arrival:YYYY-MM-DD}" } } };
  expect(absentFacts({ ...content, site: raw }).has("directCode")).toBe(false);
  expect(absentFacts({ ...content, site: raw }).has("guestsToChoose")).toBe(false);
  expect(absentFacts(content).has("guestsToChoose")).toBe(true);
  expect(absentFacts(content).has("directCode")).toBe(true);
});
