import { answered, file, good, read, readFile, tableOf } from "../../../tests/support/content/review-export";
import { importSummary, leftOut } from "./import-summary";
import { keepEdits } from "./keep-edits";
import { type Outcome, mergeReviews } from "./review-files";

const present = read(good, answered).reviews;
const outcomes = (...all: Outcome[]) => new Map(all.map((outcome, index) => [String(index), outcome]));
const withoutAdditions = [
  good.replace("Very quiet.,Πολύ ήσυχη.", ","),
  answered.replace("2026-06-03,Thank you.,Ευχαριστούμε.", ",,"),
] as const;

test("keeps an editor's additions that the export lacks, and lists them if the review changes", () => {
  const again = readFile(
    tableOf(withoutAdditions[0].replace(",3,9,", ",4,9,"), withoutAdditions[1].replace(",8,", ",7,")),
    { present },
  );
  expect(again.issues).toEqual([]);
  expect(again.reviews[0]).toMatchObject({
    nights: 4,
    text: { translations: { en: "Very quiet.", el: "Πολύ ήσυχη." } },
  });
  expect(again.reviews[1]).toMatchObject({ score: 7, response: { text: { en: "Thank you." } } });
  expect(importSummary(outcomes("changed", "changed"), again.rows)).toBe(
    "0 added, 2 changed, 0 unchanged.\nKept, although the export does not contain them. Check whether they still fit the changed reviews:\n  direct-4711: translation_en, translation_el\n  direct-4712: response",
  );
});

test("changes nothing if only the editors' additions are missing from the export", () => {
  const { text } = mergeReviews(file, present);
  const again = readFile(tableOf(...withoutAdditions), { present });
  const merged = mergeReviews(text, again.reviews);
  expect(merged.text).toBe(text);
  expect(importSummary(merged.outcomes, again.rows)).toBe("0 added, 0 changed, 2 unchanged.");
});

test("a translation or response in the export replaces the editor's", () => {
  const { reviews } = readFile(tableOf(good.replace("Very quiet.", "So quiet."), answered), { present });
  expect(reviews[0]?.text.translations).toEqual({ en: "So quiet.", el: "Πολύ ήσυχη." });
});

test("leaves a row out if the kept response would be older than the corrected review", () => {
  const { issues } = readFile(tableOf(withoutAdditions[1].replace("2026-06-01", "2026-06-10")), { present });
  expect(leftOut(issues)).toMatch(/^One row is left out:\n {2}line 2, response_date: The response is older/);
});

const bare = {
  id: "google-1",
  guest: { initial: "J." },
  date: "2026-09-12",
  score: 4,
  scale: 5,
  source: "google",
  text: { language: "da", original: "Super" },
  response: { language: "da", original: "Tak" },
};

test("keeps details that an editor added to a guest, and the language if the import can only guess it", () => {
  const country = { country: "DE", countryName: { en: "Germany", el: "Γερμανία" } };
  const before = {
    ...bare,
    guest: { initial: "J.", ...country },
    nights: 3,
    verified: true,
    text: { language: "de", original: "Super", translations: { en: "Great" } },
    response: { language: "de", original: "Tak", translations: { en: "Thanks" } },
  };
  expect(keepEdits(bare, before, true)).toEqual({ review: before, kept: [] });
  expect(keepEdits(bare, before).review.text.language).toBe("da");
});

test("a different response replaces the one that was translated", () => {
  const before = { ...bare, response: { language: "da", original: "Nej", translations: { en: "No" } } };
  expect(keepEdits(bare, before).review.response).toEqual(bare.response);
});
