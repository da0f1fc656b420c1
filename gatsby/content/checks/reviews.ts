/** Checks the reviews, the quotations from them, and the ledger of imported reviews. */
import { languages } from "../../../src/settings/languages";
import { type Checked, suiteFile } from "../content";
import type { FieldPath, ReportField } from "../content-issue";
import { importedReviews, rowsAccountedFor, unaccountedFor } from "../reviews";
import { removalReasons } from "../schema/review-ledger";
import { type Review, wholeOriginal } from "../schema/reviews";
import type { Quote } from "../schema/values";

/** The ids of the sources in reviews.yml, the best possible score (undefined if summary.yml could not be read), and today's date. */
export interface ReviewSurroundings {
  readonly sources: readonly string[];
  readonly scale: number | undefined;
  readonly today: string;
}

/** Reports what is wrong with one review that matches its schema, by paths within the review. Also used by the import of reviews. */
export const checkReview = (
  { source, date, response, score, scale: own, text }: Review,
  { sources, scale, today }: ReviewSurroundings,
  report: ReportField,
): void => {
  if (!sources.includes(source)) {
    const fix = `Write one of: ${sources.join(", ")}; or add it under “sources:” in content/reviews/reviews.yml.`;
    report(["source"], `There is no source called “${source}”.`, fix);
  }
  if (date > today)
    report(["date"], `The date of the review is in the future: ${date}.`, "Correct the year, the month or the day.");
  if (response?.date !== undefined && (response.date < date || response.date > today)) {
    const problem = "The response is older than the review, or its date is in the future.";
    report(["response", "date"], problem, "Correct one of the two days.");
  }
  const best = own ?? scale;
  if (best !== undefined && score > best) {
    const fix =
      own === undefined
        ? "Correct it or the scale in summary.yml, or write this review’s scale under “scale:”."
        : "Correct it or its scale.";
    report(["score"], `The score is ${score} of ${best}.`, fix);
  }
  if (text.translations !== undefined && text.language in text.translations)
    report(["text", "translations"], "The review is translated into its own language.", "Remove that translation.");
  if (response?.translations !== undefined && (response.language ?? "") in response.translations)
    report(
      ["response", "translations"],
      "The response is translated into its own language.",
      "Remove that translation.",
    );
};

export const checkReviews = ({ reviews: { reviews, sources }, reviewSummary, today, reportIn }: Checked): void => {
  const report = reportIn("content/reviews/reviews.yml");
  const surroundings = { sources: sources.map(({ id }) => id), scale: reviewSummary.scale, today };
  reviews.forEach((review, index) =>
    checkReview(review, surroundings, (path, ...wrong) => report(["reviews", index, ...path], ...wrong)),
  );
};

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Quoted words must occur in the review: in its translation into their language if there is one, otherwise in the original. */
const checkQuote = (quote: Quote, path: FieldPath, { reviews: { reviews } }: Checked, report: ReportField): void => {
  const quoted = reviews.find(({ id }) => id === quote.review);
  if (quoted === undefined) {
    const isEmpty = reviews.length === 0;
    const fix = isEmpty
      ? `Remove “${String(path[0])}:” until a guest has written something.`
      : "Write the id of one in content/reviews/reviews.yml.";
    report([...path, "review"], `There is no review called “${quote.review}”.`, fix);
    return;
  }
  const { text } = quoted;
  for (const language of languages) {
    const whole = (text.language === language ? undefined : text.translations?.[language]) ?? wholeOriginal(text);
    if (plain(whole).includes(plain(quote.words[language]))) continue;
    const problem = `These are not the words of the review “${quoted.id}”.`;
    report([...path, "words", language], problem, "Copy a sentence or two of it exactly.");
  }
};

/** Checks the quotations on the home page and on suite pages. */
export const checkQuotes = (checked: Checked): void => {
  const { home, suites, reportIn } = checked;
  if (home.quote !== undefined) checkQuote(home.quote, ["quote"], checked, reportIn("content/home.yml"));
  for (const { id, quotes } of suites) {
    const report = reportIn(suiteFile(id));
    quotes?.forEach((quote, index) => checkQuote(quote, ["quotes", index], checked, report));
  }
};

/** Checks the ledger: imported reviews are published or listed as removed, rows are accounted for, ids exist, no day is in the future. */
export const checkReviewLedger = ({ reviewLedger: ledger, reviews: { reviews }, today, reportIn }: Checked): void => {
  if (ledger === null) return;
  const report = reportIn("content/reviews/ledger.yml");
  const imported = importedReviews(ledger);
  const isPublished = (wanted: string): boolean => reviews.some(({ id }) => id === wanted);
  for (const id of unaccountedFor(ledger, reviews)) {
    const index = ledger.imports.findLastIndex(({ taken }) => id in taken);
    report(
      ["imports", index, "taken", id],
      `The review “${id}” was imported and is no longer published. A review can be removed only with an entry in the ledger.`,
      ledger.imports[index]?.sample === true
        ? "Delete this import, which is the demo’s, and its reviews under “removed:”. If there is no import of your own, delete the whole file."
        : `Put the review back into reviews.yml; or list it under “removed:” with its id, the day, and one of the reasons: ${removalReasons.join(", ")}.`,
    );
  }
  ledger.imports.forEach((entry, index) => {
    const accountedFor = rowsAccountedFor(entry);
    if (accountedFor === entry.rows) return;
    const problem = `The export has ${entry.rows} rows, but only ${accountedFor} of them are listed as taken or left out.`;
    report(["imports", index, "rows"], problem, "Restore the import from the history, or import the file again.");
  });
  ledger.removed.forEach(({ id }, index) => {
    const field = ["removed", index, "id"];
    if (isPublished(id))
      report(field, `The review “${id}” is published.`, "Remove it from reviews.yml, or delete this line.");
    if (!imported.has(id))
      report(field, `No import contains a review called “${id}”.`, "Correct its id, or delete this line.");
  });
  ledger.edited.forEach(({ id }, index) => {
    if (imported.has(id) && isPublished(id)) return;
    const problem = `No published review that was imported is called “${id}”.`;
    report(["edited", index, "id"], problem, "Correct its id, or delete this line.");
  });
  const sentences = {
    imports: "The import has",
    removed: "The review was removed on",
    edited: "The review was edited on",
  };
  for (const list of ["imports", "removed", "edited"] as const)
    for (const [index, { day }] of ledger[list].entries())
      if (day > today)
        report([list, index, "day"], `${sentences[list]} a day in the future, ${day}.`, "Correct the day.");
};
