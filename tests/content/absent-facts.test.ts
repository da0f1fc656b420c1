/**
 * A house may lack optional parts of the content. If they are removed, one at a time or all together, no text has a gap, and no
 * text outside the journal mentions a removed part.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { textsWithout } from "../../gatsby/content/without-absent";
import { factsIn, quoteFacts } from "../../gatsby/content/facts";
import type { Content } from "../../gatsby/content/content";
import { loadContent } from "../../gatsby/content/load";
import { localizedNodes, nodeKey } from "../../gatsby/content/localized-nodes";
import { stayJson } from "../../gatsby/stay/stay-json";
import { compileText } from "../../gatsby/mdx/compile-text";
import { languages } from "../../src/settings/languages";
import { absences, leaveAllOut } from "../support/content/leave-out";

// Loading the content takes seconds on a busy machine, because every picture is decoded unless `.cache` has the result.
jest.setTimeout(120_000);

const directory = join(mkdtempSync(join(tmpdir(), "absent-")), "content");
/** What `issuesIn` reports for the complete content: places that look like gaps but are none. */
let expected: readonly string[];
beforeAll(async () => {
  expected = issuesIn(await loadContent(join(process.cwd(), "content")));
});

/** Whether the copy of a file does not exist or differs. */
const isOutdated = (from: string, to: string): boolean =>
  !existsSync(to) || !readFileSync(from).equals(readFileSync(to));

// Copies again what a test changed or removed. The copies keep the modification times, by which
// gatsby/pictures/opened-pictures.ts recognises pictures that were decoded before.
beforeEach(() => {
  const filter = (from: string, to: string) => statSync(from).isDirectory() || isOutdated(from, to);
  cpSync(join(process.cwd(), "content"), directory, { recursive: true, preserveTimestamps: true, filter });
});
afterAll(() => {
  rmSync(join(directory, ".."), { recursive: true });
});

/** Place → text, for every text by the house that a page may show, with facts filled in. */
const textsIn = (content: Content): ReadonlyMap<string, string> => {
  const all = new Map<string, string>();
  const add = (place: string, value: unknown): void => {
    if (typeof value === "string") all.set(place, value);
    else if (typeof value === "object" && value !== null)
      for (const [key, own] of Object.entries(value)) add(`${place}.${key}`, own);
  };
  for (const language of languages) {
    const facts = factsIn(content, language);
    // Guests' reviews, the data of the map (`ground`), the engine's templates, the services and slugs are not texts by the house.
    const { Review: _, ...shown } = localizedNodes(content, language);
    for (const [type, nodes] of Object.entries(shown)) {
      for (const fields of nodes) {
        const { ground: _, bookingEngine: __, thirdParties: ___, slug: ____, ...own } = fields;
        add(`${type} ${nodeKey(fields)} (${language})`, own);
      }
    }
    for (const [namespace, texts] of content.locales[language]) {
      const present = textsWithout(texts, (name) => Object.hasOwn(facts, name));
      for (const [key, text] of Object.entries(present))
        if (text !== "") add(`locales ${namespace}.${key} (${language})`, quoteFacts(text, facts));
    }
    for (const { path, text } of [...content.posts, ...content.policies, ...content.guide].filter(
      (one) => one.language === language,
    )) {
      const { plainText, headings, body } = compileText(text, { language, facts, places: new Map() });
      add(path, plainText);
      headings.forEach((heading, index) => add(`${path} heading ${index}`, heading.text));
      add(`${path} tree`, JSON.stringify(body));
    }
  }
  return all;
};

/** An element without content in a tree that is written as JSON. */
const emptyElement = /\[null,\{\},\[\]\]|\["(?:p|li|ul|ol|tr|h[234])",\{[^}]*\},\[\]\]/;

/** A gap in a text: nothing at all, a placeholder, `undefined` or `NaN`, a space before punctuation, or a comma or colon at the end. */
const gap = /^\s*$|(?<!\{)\{\w+\}(?!\})|undefined|\bNaN\b| [,;.·](?:\s|$)|[:,]\s*$/;

/**
 * Interface texts that the site uses only if the house has the amount, the hours or the numbers that they mention; and `facts.noPurpose`,
 * whose words are searched for in the texts that contain it.
 */
const withTheirFact =
  /^locales (?:booking\.(?:price|thirdGuest|direct\.short)|suite\.(?:quietHours|dayLine)|guide\.now|policies\.quiet|facts\.noPurpose|contact\.emergency|guide\.emergency)/;

const issuesIn = (content: Content, forbidden?: RegExp): readonly string[] =>
  [...textsIn(content)].flatMap(([place, text]) => {
    const found = (place.endsWith(" tree") ? emptyElement : gap).exec(text);
    if (found !== null) return [`${place}: ${text.slice(Math.max(0, found.index - 60), found.index + 60)}`];
    if (forbidden === undefined || withTheirFact.test(place) || /journal\/|JournalSection|SiteFacts/.test(place))
      return [];
    const words = forbidden.exec(text);
    return words === null
      ? []
      : [`${place} still contains “${text.slice(Math.max(0, words.index - 40), words.index + 60)}”`];
  });

const newIssues = (content: Content, forbidden?: RegExp): readonly string[] =>
  issuesIn(content, forbidden).filter((issue) => !expected.includes(issue));

test.each(absences)(
  "a house without $name has no gaps in its texts and does not mention it",
  async ({ leaveOut, forbidden }) => {
    leaveOut(directory);
    const content = await loadContent(directory);
    expect(newIssues(content, forbidden)).toEqual([]);
    expect(JSON.stringify(stayJson(content))).not.toMatch(/undefined|NaN/);
  },
);

test("a house without any optional part has no gaps in its texts, and numbers the sections of its policies without gaps", async () => {
  leaveAllOut(directory);
  const content = await loadContent(directory);
  for (const forbidden of absences.map((absence) => absence.forbidden))
    expect(newIssues(content, forbidden)).toEqual([]);
  for (const { text, language } of content.policies) {
    const { headings } = compileText(text, { language, facts: factsIn(content, language), places: new Map() });
    const numbers = headings.flatMap(({ text: words }) => /^(\d+)\. /.exec(words)?.[1] ?? []).map(Number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  }
});

test.each([
  ["en", "Postal address: 00 Aristotelous Street, 546 24 Thessaloniki"],
  ["el", "Ταχυδρομική διεύθυνση: Αριστοτέλους 00, 546 24 Θεσσαλονίκη"],
] as const)(
  "the privacy policy gives the house’s address only if there is no registered seat (%s)",
  async (language, line) => {
    const policy = (content: Content): string =>
      textsIn(content).get(`policies/privacy.${language}.mdx`)?.replaceAll("\u00a0", " ") ?? "";
    expect(policy(await loadContent(directory))).not.toContain(line);
    absences.find(({ name }) => name === "legal.registeredSeat")?.leaveOut(directory);
    expect(policy(await loadContent(directory))).toContain(line);
  },
);

test.each([
  [1, 3],
  [3, 4],
])(
  "a house that includes %i and takes %i guests speaks of further guests where the demo speaks of the third",
  async (included, most) => {
    const path = join(directory, "stay.yml");
    const stay = parseDocument(readFileSync(path, "utf8"));
    stay.setIn(["facts", "guestsIncluded", "value"], included);
    stay.setIn(["facts", "maxGuests", "value"], most);
    writeFileSync(path, stay.toString({ lineWidth: 0 }));
    const content = await loadContent(directory);
    const third =
      /third guest (?:pays|cost|adds|is charged)|third (?:pays|for)|τρίτο (?:πληρώνει|άτομο (?:χρεώνεται|για))/i;
    expect(newIssues(content, third)).toEqual([]);
    const texts = textsIn(content);
    const text = (place: string) => texts.get(place)?.replaceAll("\u00a0", " ");
    expect(text("locales booking.thirdGuest.note (en)")).toBe("Further guest: €20 per night");
    expect(text("locales booking.thirdGuest.note (el)")).toBe("Επιπλέον άτομο: 20 € ανά διανυκτέρευση");
    expect(text("locales booking.price.thirdGuest_one (el)")).toMatch(/^Επιπλέον άτομο: /);
    expect(text("policies/rental-conditions.en.mdx")).toContain("Each further guest is charged €20 per night");
    expect(text("policies/rental-conditions.el.mdx")).toContain("Κάθε επιπλέον άτομο χρεώνεται 20 € ανά διανυκτέρευση");
    expect([...texts.values()]).toContain("Further guest, per night");
    expect([...texts.values()].join("\n")).not.toMatch(/Third guest[:,]|Τρίτο άτομο[:,]/);
  },
);

test("at an engine whose address cannot carry the discount code, no text says that the shown price includes the discount", async () => {
  const path = join(directory, "site.yml");
  const site = parseDocument(readFileSync(path, "utf8"));
  site.setIn(["bookingEngine", "promotion"], "LIMANI10");
  site.setIn(["bookingEngine", "query"], { checkin: "{arrival:YYYY-MM-DD}" });
  writeFileSync(path, site.toString({ lineWidth: 0 }));
  const content = await loadContent(directory);
  expect(newIssues(content, /discount is already|έχει ήδη υπολογιστεί/)).toEqual([]);
  const texts = textsIn(content);
  for (const language of languages) {
    expect(texts.get(`policies/rental-conditions.${language}.mdx`)).toContain("LIMANI10");
    const answers = [...texts].filter(([place]) => place.startsWith("Faq") && place.includes(`(${language})`));
    expect(answers.map(([, text]) => text).join()).toContain("LIMANI10");
  }
});

test("names the required fact and the place if a text cannot be left out", async () => {
  const path = join(directory, "home.yml");
  writeFileSync(path, readFileSync(path, "utf8").replace(/^ {4}otherwise:\n(?: {6}.*\n)*/m, ""));
  absences.find(({ name }) => name === "directDiscount")?.leaveOut(directory);
  await expect(loadContent(directory)).rejects.toThrow(
    /content\/home\.yml:\d+[\s\S]*meta\.description[\s\S]*directDiscount/,
  );
});
