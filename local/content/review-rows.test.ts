import { parse } from "yaml";
import { mergeReviews } from "./merge-reviews";
import { readReviewRows } from "./review-rows";

const head =
  "reference,source,guest,country,date,nights,score,verified,language,text,translation_en,translation_el,response_date,response_en,response_el";
const good = '4711,direct,Maria K.,de,2026-05-02,3,9,yes,de,"Sehr ruhig,\nsehr hell.",Very quiet.,Πολύ ήσυχη.,,,';
const answered = "4712,direct,Γιάννης,GR,2026-06-01,1,8,no,el,Ωραία.,Nice.,,2026-06-03,Thank you.,Ευχαριστούμε.";
const surroundings = { sources: ["direct"], today: "2026-11-20" };
const read = (...rows: string[]) => readReviewRows([head, ...rows].join("\n"), surroundings);

const file = `# Kept comment
sources:
  - id: direct
    label: { en: "Direct", el: "Απευθείας" }

reviews:
  # The first of all.
  - id: sample-01
    sample: true
    score: 9

  - id: sample-02
    score: 8
`;

test("rows become reviews: initials only, countries named in both languages, empty cells left out", () => {
  const { reviews, faults } = read(good, answered);
  expect(faults).toEqual([]);
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

test("a table from a Greek spreadsheet, with semicolons, commas in numbers and a mark at its start, is read too", () => {
  const row = "5;direct;A;GR;2026-05-02;2;9,5;no;en;Good.;;;;;";
  const { reviews, faults } = readReviewRows(`\uFEFF${head.replaceAll(",", ";")}\r\n${row}\r\n`, surroundings);
  expect(faults).toEqual([]);
  expect(reviews[0]).toMatchObject({ id: "direct-5", score: 9.5 });
});

test.each([
  ["no reference", good.replace("4711", ""), "reference", "no reference"],
  ["an unknown source", good.replace("direct", "elsewhere"), "source", "Write one of: direct."],
  ["no guest", good.replace("Maria K.", ""), "guest", "capital letter"],
  ["a country that is none", good.replace(",de,2026", ",qq,2026"), "country", "Write its two letters"],
  ["a country written out", good.replace(",de,2026", ",Germany,2026"), "country", "two capital letters"],
  ["a date in another order", good.replace("2026-05-02", "02/05/2026"), "date", ""],
  ["a day to come", good.replace("2026-05-02", "2027-05-02"), "date", "a day to come"],
  ["nights in words", good.replace(",3,9,", ",three,9,"), "nights", "number"],
  ["a score out of range", good.replace(",3,9,", ",3,99,"), "score", ""],
  ["verified as anything", good.replace(",yes,", ",perhaps,"), "verified", "true or false"],
  ["a language that is not kept", good.replace(',de,"', ',nl,"'), "language", "Write one of"],
  ["no words", good.replace(/"[^"]*"/, ""), "text", ""],
  ["half an answer", answered.replace("Ευχαριστούμε.", ""), "response_el", ""],
])("%s is told with its line, column and cure, and the other rows are taken", (_, bad, column, words) => {
  const { reviews, faults } = read("1,direct,A,GR,2026-05-02,2,9,no,en,Good.,,,,,", bad);
  expect(reviews.map(({ id }) => id)).toEqual(["direct-1"]);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatchObject({ line: 3, column });
  expect(`${faults[0]?.problem} ${faults[0]?.cure}`).toContain(words);
  expect(faults[0]?.cure).not.toBe("");
});

test("a reference that comes twice is told", () => {
  expect(read(good, good).faults).toEqual([expect.objectContaining({ column: "reference", line: 4 })]);
});

test("a table without its columns is refused, naming them", () => {
  expect(() => readReviewRows("name,stars\nA,5", surroundings)).toThrow(/lacks: reference, source/);
  expect(() => readReviewRows("", surroundings)).toThrow(/no rows/);
  expect(() => readReviewRows(`${head}\n"open`, surroundings)).toThrow(/no table that can be read/);
});

test("importing adds at the end, touches nothing else, and changes nothing the second time", () => {
  const { reviews } = read(good, answered);
  const once = mergeReviews(file, reviews);
  expect(once).toMatchObject({ added: 2, changed: 0, unchanged: 0 });
  expect(once.text.startsWith(file.trimEnd())).toBe(true);
  expect((parse(once.text) as { reviews: unknown[] }).reviews.slice(2)).toEqual(reviews);
  expect(mergeReviews(once.text, reviews)).toEqual({ text: once.text, added: 0, changed: 0, unchanged: 2 });
});

test("a review that was corrected takes the place of the old one", () => {
  const { text } = mergeReviews(file, read(good, answered).reviews);
  const corrected = read(good.replace(",3,9,", ",4,10,")).reviews;
  const again = mergeReviews(text, corrected);
  expect(again).toMatchObject({ added: 0, changed: 1, unchanged: 0 });
  const { reviews } = parse(again.text) as { reviews: { id: string; nights?: number }[] };
  expect(reviews.map(({ id }) => id)).toEqual(["sample-01", "sample-02", "direct-4711", "direct-4712"]);
  expect(reviews[2]?.nights).toBe(4);
  expect(again.text).toContain("# The first of all.");
  expect(mergeReviews(again.text, corrected).text).toBe(again.text);
});
