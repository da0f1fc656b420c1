/** Mistakes in the reviews. */
import { type BrokenCase, append, replace } from "./copy";

export const brokenReviews: readonly BrokenCase[] = [
  {
    name: "a review of a source that is not listed",
    break: replace("reviews/reviews.yml", "source: direct", "source: airbnb"),
    says: ["content/reviews/reviews.yml:", "reviews[0].source", "no source called “airbnb”", "sources:"],
  },
  {
    name: "a review of a day to come",
    break: replace("reviews/reviews.yml", "2026-06-14", "2027-06-14"),
    says: ["content/reviews/reviews.yml:", "reviews[0].date", "a day to come", "Correct the year"],
  },
  {
    name: "a guest by full name",
    break: replace("reviews/reviews.yml", 'initial: "R."', 'initial: "Robert Smith"'),
    says: ["content/reviews/reviews.yml:", "reviews[0].guest.initial", "one capital letter", "not published"],
  },
  {
    name: "a quotation of reviews that are not there yet",
    break: replace("reviews/reviews.yml", /^reviews:[\s\S]*/m, "reviews: []\n"),
    says: [
      "content/suites/luxury-suite/suite.yml:",
      "quotes[0].review",
      "There is no review",
      "Remove “quotes:” until",
    ],
  },
  {
    name: "an imported review that is taken away without a line",
    break: replace("reviews/reviews.yml", "id: sample-14", "id: sample-16"),
    says: [
      "content/reviews/ledger.yml:",
      "imports[0].taken.sample-14",
      "Nothing can be hidden without leaving a line",
      "Delete this import, which is the demo’s",
    ],
  },
  {
    name: "the removal of an imported review without a known reason",
    break: replace("reviews/ledger.yml", "reason: guest-asked", "reason: unkind"),
    says: ["content/reviews/ledger.yml:", "removed[0].reason", "“unkind” is not known here", "guest-asked"],
  },
  {
    name: "a removal that is struck out of the ledger",
    break: replace("reviews/ledger.yml", /^removed:[\s\S]*/m, ""),
    says: ["content/reviews/ledger.yml:", "imports[0].taken.sample-15", "no longer published"],
  },
  {
    name: "an imported review whose import is an owner’s own",
    break: replace("reviews/ledger.yml", /- sample: true\n {4}([\s\S]*)sample-14/, "- $1sample-17"),
    says: ["content/reviews/ledger.yml:", "“sample-17” was imported", "list it under “removed:”", "unlawful"],
  },
  {
    name: "a removed review that is published",
    break: replace("reviews/ledger.yml", "id: sample-15", "id: sample-14"),
    says: ["content/reviews/ledger.yml:", "removed[0].id", "“sample-14” is published"],
  },
  {
    name: "an edit of a review that no import took",
    break: append(
      "reviews/ledger.yml",
      `edited:\n  - id: sample-99\n    day: "2026-10-05"\n    what: words\n    why: personal-data\n    now: "${"0".repeat(64)}"\n`,
    ),
    says: ["content/reviews/ledger.yml:", "edited[0].id", "“sample-99”", "Correct its id"],
  },
  {
    name: "rows of an export that are not accounted for",
    break: replace("reviews/ledger.yml", "rows: 4", "rows: 9"),
    says: ["content/reviews/ledger.yml:", "imports[0].rows", "9 rows, and 4 are taken or left out", "Restore"],
  },
  {
    name: "a rating that is left out",
    break: replace("reviews/summary.yml", /.*id: comfort.*\n/, ""),
    says: ["content/reviews/summary.yml:", "summary.categories", "Not every category", "comfort"],
  },
];
