import { answered, file, good, read, surroundings, tableOf } from "../../tests/support/content/review-export";
import { importSummary, leftOut } from "./import-summary";
import { mergeReviews } from "./merge-reviews";
import { readReviewRows } from "./review-rows";

const present = read(good, answered).reviews;
const silent = [
  good.replace("Very quiet.,Πολύ ήσυχη.", ","),
  answered.replace("2026-06-03,Thank you.,Ευχαριστούμε.", ",,"),
] as const;

test("what an editor added and the export lacks stays, and is named where the review changes", () => {
  const again = readReviewRows(tableOf(silent[0].replace(",3,9,", ",4,9,"), silent[1].replace(",8,", ",7,")), {
    ...surroundings,
    present,
  });
  expect(again.faults).toEqual([]);
  expect(again.reviews[0]).toMatchObject({
    nights: 4,
    text: { translations: { en: "Very quiet.", el: "Πολύ ήσυχη." } },
  });
  expect(again.reviews[1]).toMatchObject({ score: 7, response: { text: { en: "Thank you." } } });
  expect(importSummary({ added: 0, changed: 2, unchanged: 0 }, again.kept)).toBe(
    "0 added, 2 changed, 0 as they were.\nKept, because the export does not have it. See whether it still fits:\n  direct-4711: translation_en, translation_el\n  direct-4712: response",
  );
});

test("an export that only lacks what editors added changes nothing", () => {
  const { text } = mergeReviews(file, present);
  const again = readReviewRows(tableOf(...silent), { ...surroundings, present });
  expect(mergeReviews(text, again.reviews)).toEqual({ text, added: 0, changed: 0, unchanged: 2 });
  expect(importSummary({ added: 0, changed: 0, unchanged: 2 }, again.kept)).toBe("0 added, 0 changed, 2 as they were.");
});

test("a translation or an answer that the export has takes the place of the editor's", () => {
  const { reviews } = readReviewRows(tableOf(good.replace("Very quiet.", "So quiet."), answered), {
    ...surroundings,
    present,
  });
  expect(reviews[0]?.text.translations).toEqual({ en: "So quiet.", el: "Πολύ ήσυχη." });
});

test("a kept answer that would be older than the corrected review leaves the row out", () => {
  const { faults } = readReviewRows(tableOf(silent[1].replace("2026-06-01", "2026-06-10")), {
    ...surroundings,
    present,
  });
  expect(leftOut(faults)).toMatch(/^One row was left out:\n {2}line 2, response_date: The response is older/);
});
