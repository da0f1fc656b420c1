/** Changes of imported reviews without an entry in the ledger are reported. */
import { readFileSync } from "node:fs";
import { readContentFiles } from "../../../gatsby/content/content";
import { sha256Of, wordsHash } from "./review-files";
import { ledgerDifferences } from "./verify-reviews";

const { reviews: file, reviewLedger } = readContentFiles("content", (_, problem) => {
  throw new Error(problem);
});
const path = "tests/support/content/sample-export.csv";
const sampleExport = { path, sha256: sha256Of(readFileSync(path)) };
const reviews = file?.reviews ?? [];
const ledger = reviewLedger ?? { imports: [], removed: [], edited: [] };
const [first] = ledger.imports;
const imported = reviews.find(({ id }) => id in (first?.taken ?? {}));
if (first === undefined || imported === undefined) throw new Error("The demo has no import any more.");
const { id, text } = imported;
const withReview = (change: object) =>
  reviews.map((review) => (review === imported ? { ...review, ...change } : review));

test("the demo matches its ledger", () => {
  expect(ledgerDifferences(ledger, reviews, [sampleExport])).toEqual([]);
});

test("reports an export that was changed by one character", () => {
  const changed = { path, sha256: sha256Of(`${readFileSync(path, "utf8")} `) };
  expect(ledgerDifferences(ledger, reviews, [changed])).toEqual([
    expect.stringMatching(/sample-export\.csv has the checksum [0-9a-f]{64}, which no import in the ledger has/),
  ]);
});

test("reports a review that is missing without an entry", () => {
  const fewer = reviews.filter((review) => review !== imported);
  expect(ledgerDifferences(ledger, fewer, [])).toEqual([
    `The review “${id}” was imported, but is neither published nor listed as removed.`,
  ]);
  const removed = [...ledger.removed, { id, day: "2026-10-01", reason: "unlawful" as const }];
  expect(ledgerDifferences({ ...ledger, removed }, fewer, [])).toEqual([]);
  expect(ledgerDifferences({ ...ledger, removed }, reviews, [])).toEqual([
    `The review “${id}” is listed as removed, but is published.`,
  ]);
});

test.each([
  ["words", { text: { ...text, original: `${text.original ?? ""}!` } }],
  ["score", { score: 10 }],
  ["scale", { scale: 20 }],
  ["day", { date: "2026-09-14" }],
])("reports a change of the %s", (_, change) => {
  expect(ledgerDifferences(ledger, withReview(change), [])).toEqual([
    expect.stringContaining(
      `The title, the words, the score or the day of the review “${id}” are no longer those that were imported. Restore them, or add an entry under “edited:”`,
    ),
  ]);
});

test("a change with an entry is not reported, until the review is changed again or restored", () => {
  const changed = { ...imported, text: { ...text, original: "Shorter." } };
  const line = { id, day: "2026-10-01", what: "words" as const, why: "personal-data" as const };
  const differences = (review: typeof imported) =>
    ledgerDifferences({ ...ledger, edited: [{ ...line, now: wordsHash(changed) }] }, withReview(review), []);
  expect(differences(changed)).toEqual([]);
  expect(differences({ ...changed, score: 1 })).toEqual([
    expect.stringContaining(`The review “${id}” was changed again`),
  ]);
  expect(differences(imported)).toEqual([
    `The review “${id}” is listed as edited, but has not changed since it was imported.`,
  ]);
});

test("a translation and a response by the house are not reported", () => {
  const ours = {
    text: { ...text, translations: { en: "Other words." } },
    response: { language: "el", original: "Ναι." },
  };
  expect(ledgerDifferences(ledger, withReview(ours), [])).toEqual([]);
});

test("reports a review whose import is not in the ledger, rows that the ledger does not account for, and the removal of a review that was never imported", () => {
  const renamed = reviews.map((review) => (review === imported ? { ...review, id: "google-0123456789ab" } : review));
  expect(ledgerDifferences({ imports: [], removed: [], edited: [] }, renamed, [])).toEqual([
    "The review “google-0123456789ab” has an id that only imports give, but no import in the ledger lists it.",
  ]);
  const shorter = { ...ledger, imports: [{ ...first, rows: first.rows + 1 }] };
  expect(ledgerDifferences(shorter, reviews, [])).toEqual([
    `The import of ${first.day} from ${first.platform} had ${first.rows + 1} rows, but the ledger accounts for ${first.rows}.`,
  ]);
  const removed = [...ledger.removed, { id: "never-was", day: "2026-10-01", reason: "unlawful" as const }];
  expect(ledgerDifferences({ ...ledger, removed }, reviews, [])).toEqual([
    "The review “never-was” is listed as removed, but no import lists it.",
  ]);
});
