import type { Chapter } from "../../../lib/search/search-format";
import { termsOf } from "./rank";
import { loadPages, rankPages } from "./rank-pages";

const page = (path: string, name: string, description: string, chapters: readonly Chapter[] = []) => ({
  path,
  name,
  titles: name,
  description,
  text: "",
  chapters,
});

const loaded = loadPages([
  page("/faq", "Ερωτήσεις", "Κράτηση και στάθμευση.", [
    ["cancel", "Μπορώ να ακυρώσω;", "Ναι, έως την προηγούμενη ημέρα."],
    ["car", "Πού αφήνω το αυτοκίνητο;", "Γύρω από την πλατεία η στάθμευση είναι ελεγχόμενη."],
  ]),
  page("/guide", "Οδηγός", "Πώς έρχεστε.", [
    ["part-arriving", "Όταν έρχεστε", ""],
    ["parking", "Στάθμευση", "Δική μας θέση δεν έχουμε.\nΗ κοντινή στάθμευση κοστίζει 18 €.\nWi-Fi υπάρχει παντού."],
  ]),
]);
const search = (query: string) => rankPages(termsOf(query), loaded);
const found = (query: string) => search(query).hits.map(({ entry: { to } }) => to);

test("ranks a match in a heading before one in a description, and that before one in a text", () => {
  expect(found("στάθμευση")).toEqual(["/guide#parking", "/faq", "/faq#car"]);
});

test.each(["ΣΤΑΘΜΕΥΣΗ", "σταθμευση", "stathmeusi", "σταθμεύσεις"])(
  "finds a Greek word in capitals, without accents, in Latin letters and in the plural: %s",
  (query) => {
    expect(found(query)).toContain("/guide#parking");
  },
);

test.each(["wifi", "wi-fi", "fi"])("finds compounds in all spellings and by their parts: %s", (query) => {
  expect(found(query)).toEqual(["/guide#parking"]);
});

test("a page's name finds the whole page but not its chapters; with a word of a chapter, it finds that chapter", () => {
  expect(found("οδηγός")).toEqual(["/guide"]);
  expect(found("οδηγός στάθμευση")).toEqual(["/guide#parking"]);
});

test("a result has the name of the chapter's page, and the line that fits the query", () => {
  const [first] = search("στάθμευση").hits;
  expect([first?.entry.page, first?.line]).toEqual(["Οδηγός", "Η κοντινή στάθμευση κοστίζει 18 €."]);
  expect(search("ακύρωση").hits[0]?.line).toBe("Ναι, έως την προηγούμενη ημέρα.");
});

test("a chapter without text has the page's description as its line", () => {
  expect(search("όταν").hits[0]).toMatchObject({ entry: { to: "/guide#part-arriving" }, line: "Πώς έρχεστε." });
});

describe("a long line", () => {
  const lineOf = (text: string) =>
    rankPages(["tower"], loadPages([page("/", "Home", "", [["location", "Here", text]])])).hits[0]?.line ?? "";
  const words = "one two three four five six seven eight nine ten ".repeat(6);

  test("begins at the sentence of the first matching word, and ends at the end of a word", () => {
    const line = lineOf(`${words}end. From the tower you see it all, ${words}`);
    expect(line).toMatch(/^… From the tower you see .* (?:one|two|three|four|five|six|seven|eight|nine|ten) …$/);
    expect(line.length).toBeLessThan(200);
  });

  test("begins shortly before the word if the sentence begins far before it", () => {
    expect(lineOf(`${words}the tower ${words}`)).toMatch(/^… (?:\w+ ){5,15}the tower one two .* …$/);
  });

  test("is shown from its beginning if the word is there", () => {
    expect(lineOf(`The tower, ${words}`)).toMatch(/^The tower, one two .* …$/);
  });
});
