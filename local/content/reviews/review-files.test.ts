import { parse } from "yaml";
import { check } from "../../../gatsby/content/check";
import { parseContent } from "../../../gatsby/content/content-file";
import { reviewLedgerSchema } from "../../../gatsby/content/schema/review-ledger";
import { answered, good, readFile, tableOf } from "../../../tests/support/content/review-export";
import { addSource, mergeReviews, ledgerEntry, withImport, wordsHash } from "./review-files";

const review = {
  id: "r-1",
  guest: { initial: "M.", country: "GR", countryName: { en: "Greece", el: "Ελλάδα" } },
  date: "2026-05-01",
  nights: 2,
  score: 9,
  verified: true,
  source: "direct",
  text: { language: "en", original: "Quiet." },
} as const;

test("adds the first review to an empty list", () => {
  const { text, outcomes } = mergeReviews("sources:\n  - id: direct\n\nreviews: []\n", [review]);
  expect([...outcomes]).toEqual([["r-1", "new"]]);
  expect(parse(text)).toEqual({ sources: [{ id: "direct" }], reviews: [review] });
});

test("adds a source after the others and changes nothing else", () => {
  const before =
    '# Ours\nsources:\n  - id: direct\n    label: { en: "Direct", el: "Απευθείας" }\n\n# Theirs\nreviews: []\n';
  const text = addSource(before, "google", "Google");
  expect(text.replace('\n  - id: google\n    label: { en: "Google", el: "Google" }', "")).toBe(before);
  expect((parse(text) as { sources: unknown[] }).sources[1]).toEqual({
    id: "google",
    label: { en: "Google", el: "Google" },
  });
});

const about = { platform: "own", day: "2026-11-20", sha256: "a".repeat(64) };
const wordless = "4713,direct,Anna,GR,2026-06-01,1,8,no,el,,,,,,";
const unreadable = good.replace("4711", "4714").replace("2026-05-02", "2026-15-02");

/** Parses the text like the build does. */
const read = (text: string) => {
  const fail = (_: unknown, problem: string) => {
    throw new Error(problem);
  };
  const file = parseContent("content/reviews/ledger.yml", text, fail);
  const ledger = file && check(reviewLedgerSchema, file, fail);
  if (ledger === undefined) throw new Error("The ledger could not be read.");
  return ledger;
};

test("counts every row of an export as taken or as left out for one reason", () => {
  const rows = readFile(tableOf(good, good, wordless, unreadable, answered), { removed: new Set(["direct-4712"]) });
  const [review] = rows.reviews;
  if (review === undefined) throw new Error("No row was read.");
  expect(ledgerEntry(rows, about)).toEqual({
    ...about,
    rows: 5,
    taken: { [review.id]: wordsHash(review) },
    leftOut: { duplicate: 1, noWords: 1, notReadable: 1, removed: 1 },
  });
});

test("the first import creates the ledger, and later ones are added at the end", () => {
  const entry = ledgerEntry(readFile(tableOf(good)), about);
  const first = withImport(undefined, [], entry);
  const next = { ...entry, sha256: "b".repeat(64) };
  const second = withImport(first, read(first).imports, next);
  expect(second).toMatch(/^# Written by/);
  expect(read(second)).toEqual({ imports: [entry, next], removed: [], edited: [] });
});

test("importing a file again changes nothing or replaces the ledger's entry of the file, unless a review would be lost", () => {
  const entry = ledgerEntry(readFile(tableOf(good)), about);
  const text = withImport(undefined, [], entry);
  expect(withImport(text, [entry], { ...entry, day: "2026-11-24" })).toBe(text);
  const more = { ...ledgerEntry(readFile(tableOf(good, answered)), about), day: "2026-11-24" };
  expect(read(withImport(text, [entry], more)).imports).toEqual([more]);
  const less = { ...entry, taken: {}, leftOut: { ...entry.leftOut, removed: 1 } };
  expect(read(withImport(text, [entry], less)).imports).toEqual([entry, less]);
});

test("comments and removals stay when an import is added", () => {
  const entry = ledgerEntry(readFile(tableOf(good)), about);
  const text = `${withImport(undefined, [], entry)}removed: # told by letter\n  - { id: direct-4711, day: "2026-11-21", reason: unlawful }\n`;
  const next = withImport(text, [entry], { ...entry, sha256: "c".repeat(64) });
  expect(next).toContain("# told by letter");
  expect(parse(next)).toMatchObject({ removed: [{ id: "direct-4711" }] });
});
