import { parse } from "yaml";
import { answered, file, good, head, read, readFile, tableOf } from "../../../tests/support/content/review-export";
import { mergeReviews } from "./review-files";
import { textOfTable } from "./review-table";

test("converts rows to reviews: only initials, countries in both languages, no empty fields", () => {
  const { reviews, issues } = read(good, answered);
  expect(issues).toEqual([]);
  expect(reviews).toEqual([
    {
      id: "direct-4711",
      guest: { initial: "M.", country: "DE", countryName: { en: "Germany", el: "Γερμανία" } },
      date: "2026-05-02",
      nights: 3,
      score: 9,
      verified: true,
      source: "direct",
      text: {
        language: "de",
        original: "Sehr ruhig,\nsehr hell.",
        translations: { en: "Very quiet.", el: "Πολύ ήσυχη." },
      },
    },
    expect.objectContaining({
      id: "direct-4712",
      guest: expect.objectContaining({ initial: "Γ." }),
      response: { date: "2026-06-03", text: { en: "Thank you.", el: "Ευχαριστούμε." } },
    }),
  ]);
});

test("reads a table from a Greek spreadsheet: semicolons, decimal commas and a byte order mark", () => {
  const row = "5;direct;A;GR;2026-05-02;2;9,5;no;en;Good.;;;;;";
  const { reviews, issues } = readFile(`\uFEFF${head.replaceAll(",", ";")}\r\n${row}\r\n`);
  expect(issues).toEqual([]);
  expect(reviews[0]).toMatchObject({ id: "direct-5", score: 9.5 });
});

test.each([
  ["no reference", good.replace("4711", ""), "reference", "no reference"],
  ["an unknown source", good.replace("direct", "elsewhere"), "source", "Write one of: direct;"],
  ["an unknown country code", good.replace(",de,2026", ",qq,2026"), "country", "Write its two letters"],
  ["an unknown country name", good.replace(",de,2026", ",Atlantis,2026"), "country", "“Atlantis” is not a country"],
  ["an ambiguous date", good.replace("2026-05-02", "02/05/2026"), "date", "--dates day-first"],
  ["a day that does not exist", good.replace("2026-05-02", "2026-02-30"), "date", "of a date that exists"],
  ["a day in the future", good.replace("2026-05-02", "2027-05-02"), "date", "in the future"],
  ["nights as a word", good.replace(",3,9,", ",three,9,"), "nights", "number"],
  ["a score out of range", good.replace(",3,9,", ",3,99,"), "score", ""],
  ["verified with an unknown value", good.replace(",yes,", ",perhaps,"), "verified", "true or false"],
  ["an unknown language", good.replace(',de,"', ',xx,"'), "language", "the shortest ISO 639 code"],
  ["a text without a language", good.replace(',de,"', ',,"'), "language", "--language de"],
  ["a response older than the review", answered.replace("2026-06-03", "2026-05-31"), "response_date", "older than"],
  ["a response in the future", answered.replace("2026-06-03", "2026-12-01"), "response_date", "in the future"],
  ["a brace", good.replace("Very quiet.", "{ very quiet }"), "translation_en", "round brackets"],
  ["a response in only one language", answered.replace("Ευχαριστούμε.", ""), "response_el", ""],
])("reports %s with line, column and fix, and imports the other rows", (_, bad, column, words) => {
  const { reviews, issues } = read("1,direct,A,GR,2026-05-02,2,9,no,en,Good.,,,,,", bad);
  expect(reviews.map(({ id }) => id)).toEqual(["direct-1"]);
  expect(issues).toHaveLength(1);
  expect(issues[0]).toMatchObject({ line: 3, column });
  expect(`${issues[0]?.problem} ${issues[0]?.fix}`).toContain(words);
  expect(issues[0]?.fix).not.toBe("");
});

test("reports a reference that occurs twice", () => {
  expect(read(good, good).issues).toEqual([expect.objectContaining({ column: "reference", line: 4 })]);
});

test("refuses an unknown table and explains how to write a profile", () => {
  expect(() => readFile("name,stars\nA,5")).toThrow(
    /No known export has these columns: name, stars[^]*Booking\.com, Airbnb, Google, Tripadvisor[^]*import\.yml/,
  );
  expect(() => readFile("")).toThrow(/no reviews/);
  expect(() => readFile(`${head}\n"open`)).toThrow(/table cannot be read/);
});

test("a score without text is not an issue, but counted separately", () => {
  const { reviews, issues, wordless } = read(good, answered.replace("Ωραία.,Nice.", ","));
  expect(reviews).toHaveLength(1);
  expect(issues).toEqual([]);
  expect(wordless).toEqual([4]);
});

test("appends reviews, changes nothing else, and changes nothing when repeated", () => {
  const { reviews } = read(good, answered);
  const once = mergeReviews(file, reviews);
  expect([...once.outcomes.values()]).toEqual(["new", "new"]);
  expect(once.text.startsWith(file.trimEnd())).toBe(true);
  expect((parse(once.text) as { reviews: unknown[] }).reviews.slice(2)).toEqual(reviews);
  const again = mergeReviews(once.text, reviews);
  expect(again.text).toBe(once.text);
  expect([...again.outcomes.values()]).toEqual(["unchanged", "unchanged"]);
});

test("a corrected review replaces the old one", () => {
  const { text } = mergeReviews(file, read(good, answered).reviews);
  const corrected = read(good.replace(",3,9,", ",4,10,")).reviews;
  const again = mergeReviews(text, corrected);
  expect([...again.outcomes]).toEqual([["direct-4711", "changed"]]);
  const { reviews } = parse(again.text) as { reviews: { id: string; nights?: number }[] };
  expect(reviews.map(({ id }) => id)).toEqual(["sample-01", "sample-02", "direct-4711", "direct-4712"]);
  expect(reviews[2]?.nights).toBe(4);
  expect(again.text).toContain("# The first of all.");
  expect(mergeReviews(again.text, corrected).text).toBe(again.text);
});

test("reports a score above the scale of the ratings, like the build", () => {
  const { issues } = readFile(tableOf(good), { scale: 5 });
  expect(issues).toEqual([expect.objectContaining({ line: 2, column: "score", problem: "The score is 9 of 5." })]);
});

test("a language code in capital letters is accepted, and a translation into the review's own language is left out", () => {
  const { reviews, issues } = read(good.replace(',de,"', ',EN,"'));
  expect(issues).toEqual([]);
  expect(reviews[0]?.text).toMatchObject({ language: "en", translations: { el: "Πολύ ήσυχη." } });
  expect(reviews[0]?.text.translations).not.toHaveProperty("en");
});

test("refuses a whole file if it is not UTF-8, and explains what to do", () => {
  expect(textOfTable(Buffer.from("\uFEFFΉσυχη, très bien"))).toBe("Ήσυχη, très bien");
  // “Très” and “Ωραία” in the Windows encodings for France and Greece.
  for (const bytes of [
    [0x54, 0x72, 0xe8, 0x73],
    [0xd9, 0xf1, 0xe1, 0xdf, 0xe1],
  ])
    expect(() => textOfTable(Uint8Array.from(bytes))).toThrow(/not in UTF-8.*Nothing was imported[^]*“CSV UTF-8”/);
});

test("ignores rows whose cells are all empty", () => {
  const { reviews, issues } = read(good, ",".repeat(head.split(",").length - 1), answered);
  expect(issues).toEqual([]);
  expect(reviews).toHaveLength(2);
});
