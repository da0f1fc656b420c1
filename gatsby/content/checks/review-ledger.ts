/** Checks the ledger of imported reviews: a review can be removed only with an entry that states when and why. */
import type { CheckTools, Draft } from "../content";
import { reportIn } from "../report-in";
import { importedReviews, rowsAccountedFor, unaccountedFor } from "../review-ledger";
import { removalReasons } from "../schema/review-ledger";

export const checkReviewLedger = (draft: Draft, tools: CheckTools): void => {
  const { reviewLedger: ledger, reviews } = draft;
  if (!ledger || reviews === undefined) return;
  const report = reportIn(draft, "content/reviews/ledger.yml", tools);
  const imported = importedReviews(ledger);
  for (const id of unaccountedFor(ledger, reviews.reviews)) {
    const index = ledger.imports.findLastIndex(({ taken }) => id in taken);
    report(
      ["imports", index, "taken", id],
      `The review “${id}” was imported and is no longer published. Nothing can be hidden without leaving a line.`,
      ledger.imports[index]?.sample === true
        ? "Delete this import, which is the demo’s, and what is listed of it under “removed:”; without imports of your own, the whole file."
        : `Put the review back into reviews.yml; or list it under “removed:” with its id, the day, and one of the reasons: ${removalReasons.join(", ")}.`,
    );
  }
  ledger.imports.forEach((entry, index) => {
    if (entry.day > tools.today)
      report(["imports", index, "day"], `The import is of a day to come, ${entry.day}.`, "Correct the day.");
    const told = rowsAccountedFor(entry);
    if (told !== entry.rows)
      report(
        ["imports", index, "rows"],
        `The export has ${entry.rows} rows, and ${told} are taken or left out.`,
        "Restore the import from the history, or import the file again.",
      );
  });
  ledger.removed.forEach(({ id, day }, index) => {
    const entry = ["removed", index] as const;
    if (reviews.reviews.some((review) => review.id === id))
      report([...entry, "id"], `The review “${id}” is published.`, "Take it out of reviews.yml, or this line away.");
    if (!imported.has(id))
      report([...entry, "id"], `No import took a review called “${id}”.`, "Correct its id, or take this line away.");
    if (day > tools.today)
      report([...entry, "day"], `The review was removed on a day to come, ${day}.`, "Correct the day.");
  });
  ledger.edited.forEach(({ id, day }, index) => {
    const entry = ["edited", index] as const;
    if (!imported.has(id) || !reviews.reviews.some((review) => review.id === id))
      report(
        [...entry, "id"],
        `No published review that was imported is called “${id}”.`,
        "Correct its id, or take this line away.",
      );
    if (day > tools.today)
      report([...entry, "day"], `The review was edited on a day to come, ${day}.`, "Correct the day.");
  });
};
