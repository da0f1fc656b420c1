/** Mistakes in the reviews. */
import { type BrokenCase, append, replace } from "./copy";

export const brokenReviews: readonly BrokenCase[] = [
  {
    name: "a review from an unknown source",
    break: replace("reviews/reviews.yml", "source: direct", "source: airbnb"),
    says: ["content/reviews/reviews.yml:", "reviews[0].source", "no source called “airbnb”", "sources:"],
  },
  {
    name: "a review with a date in the future",
    break: replace("reviews/reviews.yml", "2026-06-14", "2027-06-14"),
    says: ["content/reviews/reviews.yml:", "reviews[0].date", "is in the future", "Correct the year"],
  },
  {
    name: "a guest's full name",
    break: replace("reviews/reviews.yml", 'initial: "R."', 'initial: "Robert Smith"'),
    says: ["content/reviews/reviews.yml:", "reviews[0].guest.initial", "not one capital letter", "not published"],
  },
  {
    name: "a quotation from a review that does not exist",
    break: replace("reviews/reviews.yml", /^reviews:[\s\S]*/m, "reviews: []\n"),
    says: [
      "content/suites/luxury-suite/suite.yml:",
      "quotes[0].review",
      "There is no review",
      "Remove “quotes:” until",
    ],
  },
  {
    name: "an imported review of the demo, deleted without an entry in the ledger",
    break: replace("reviews/reviews.yml", "id: sample-14", "id: sample-16"),
    says: [
      "content/reviews/ledger.yml:",
      "imports[0].taken.sample-14",
      "only with an entry in the ledger",
      "Delete this import, which is the demo’s",
    ],
  },
  {
    name: "the removal of an imported review with an unknown reason",
    break: replace("reviews/ledger.yml", "reason: guest-asked", "reason: unkind"),
    says: [
      "content/reviews/ledger.yml:",
      "removed[0].reason",
      "“unkind” is not one of the possible values",
      "guest-asked",
    ],
  },
  {
    name: "a removed review whose entry was deleted from the ledger",
    break: replace("reviews/ledger.yml", /^removed:[\s\S]*/m, ""),
    says: ["content/reviews/ledger.yml:", "imports[0].taken.sample-15", "no longer published"],
  },
  {
    name: "an imported review of the owner, deleted without an entry in the ledger",
    break: replace("reviews/ledger.yml", /- sample: true\n {4}([\s\S]*)sample-14/, "- $1sample-17"),
    says: ["content/reviews/ledger.yml:", "“sample-17” was imported", "list it under “removed:”", "unlawful"],
  },
  {
    name: "a review that is listed as removed but published",
    break: replace("reviews/ledger.yml", "id: sample-15", "id: sample-14"),
    says: ["content/reviews/ledger.yml:", "removed[0].id", "“sample-14” is published"],
  },
  {
    name: "an edit of a review that was never imported",
    break: append(
      "reviews/ledger.yml",
      `edited:\n  - id: sample-99\n    day: "2026-10-05"\n    what: words\n    why: personal-data\n    now: "${"0".repeat(64)}"\n`,
    ),
    says: ["content/reviews/ledger.yml:", "edited[0].id", "“sample-99”", "Correct its id"],
  },
  {
    name: "an import whose rows are not all listed as taken or left out",
    break: replace("reviews/ledger.yml", "rows: 4", "rows: 9"),
    says: ["content/reviews/ledger.yml:", "imports[0].rows", "9 rows, but only 4 of them are listed", "Restore"],
  },
  {
    name: "a scale above 100",
    break: replace("reviews/reviews.yml", "score: 9", "score: 9\n    scale: 1000"),
    says: ["content/reviews/reviews.yml:", "reviews[0].scale", "“1000” cannot be right", "from 2 to 100"],
  },
  {
    name: "a category with two ratings",
    break: replace("reviews/summary.yml", "id: comfort", "id: value"),
    says: ["content/reviews/summary.yml:", "summary.categories", "A category is rated twice"],
  },
];
