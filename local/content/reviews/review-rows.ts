/** Reads an export of reviews, row by row, into entries of `content/reviews/reviews.yml`. Pure functions. */
import { check } from "../../../gatsby/content/check";
import { type ReviewSurroundings, checkReview } from "../../../gatsby/content/checks/reviews";
import { type Review, reviewSchema } from "../../../gatsby/content/schema/reviews";
import { fieldName } from "../../../gatsby/content/content-issue";
import { keepEdits } from "./keep-edits";
import { type Cells, type ReadingOptions, entryOf, isWordless } from "./review-entry";
import { type CellIssue, type ReviewField, reviewFields } from "./review-cells";
import { type Profile, columnsIn } from "./review-profiles";
import type { Table } from "./review-table";

/** A mistake in one cell of the file. */
export interface RowIssue {
  /** The line on which the row begins, counted from 1. */
  readonly line: number;
  /** The column's name in the first line of the file. */
  readonly column: string;
  readonly problem: string;
  readonly fix: string;
}

/** A row that was read as a review. */
export interface ReadRow {
  readonly line: number;
  readonly review: Review;
  /** Names of the fields that were kept from the existing entry, because the export lacks them; empty if the review does not change. */
  readonly kept: readonly string[];
  /** Whether the language was guessed from the text. */
  readonly isGuessed: boolean;
}

export interface ReviewRows {
  readonly rows: readonly ReadRow[];
  readonly issues: readonly RowIssue[];
  /** Lines of rows without text. */
  readonly wordless: readonly number[];
  /** Lines of rows that repeat the review of another row. They are also among the issues. */
  readonly duplicates: readonly number[];
  /** Lines of reviews that the ledger lists as removed. They are not imported again. */
  readonly removed: readonly number[];
}

/** What rows are checked against: the build's checks and the existing reviews. */
export interface RowSurroundings extends ReviewSurroundings, ReadingOptions {
  readonly present: readonly Review[];
  /** Ids that the ledger lists as removed. */
  readonly removed: ReadonlySet<string>;
  readonly profile: Profile;
}

/** Path of a field in a review → the import's name of the field, if different. */
const fieldOf: Readonly<Record<string, ReviewField>> = {
  id: "reference",
  "guest.initial": "guest",
  "guest.country": "country",
  "text.language": "language",
  "text.original": "text",
  "text.title": "title",
  "text.positive": "positive",
  "text.negative": "negative",
  "text.translations": "translation_en",
  "text.translations.en": "translation_en",
  "text.translations.el": "translation_el",
  "response.date": "response_date",
  "response.language": "response",
  "response.original": "response",
  "response.text.en": "response_en",
  "response.text.el": "response_el",
};

const isReviewField = (name: string): name is ReviewField => reviewFields.some((field) => field === name);

const knownField = (path: string): ReviewField => fieldOf[path] ?? (isReviewField(path) ? path : "text");

/** Reads a row as a review. Returns the row's issues, and the review (`edited`) if the row results in a valid entry. */
const readRow = (cells: Cells, around: RowSurroundings) => {
  const { entry: written, issues: found, isGuessed } = entryOf(cells, around.profile, around);
  const issues = [...found];
  const report = (field: ReviewField, problem: string, fix: string) => {
    if (!issues.some((issue) => issue.field === field)) issues.push({ field, problem, fix });
  };
  // If the profile has `identity`, the id of a review without a reference is made from its day and its guest or, without a guest, its text (`idOf` in
  // review-entry.ts).
  if (around.profile.identity === undefined && cells("reference") === "")
    report(
      "reference",
      "The review has no reference.",
      "Write the number or code that the review has on the site it comes from.",
    );
  for (const field of reviewFields) {
    if (/[{}]/.test(cells(field)))
      report(
        field,
        "The text contains a brace, which marks a quoted fact on this site.",
        "Write round brackets instead.",
      );
  }
  const file = {
    name: "",
    data: written,
    lineOf: () => 1,
    factMissedBy: () => undefined,
    misindented: () => undefined,
  };
  const entry = check(reviewSchema, file, ({ field = "" }, problem, fix) => report(knownField(field), problem, fix));
  if (entry === undefined) return { issues };
  const before = around.present.find(({ id }) => id === entry.id);
  const edited = keepEdits(entry, before, isGuessed);
  checkReview(edited.review, around, (path, problem, fix) => report(knownField(fieldName(path)), problem, fix));
  return { issues, edited, isGuessed };
};

/** Reads all rows of a table that has the required columns of its profile. */
export const readReviewRows = ({ rows, names }: Table, around: RowSurroundings): ReviewRows => {
  const columns = columnsIn(around.profile, [...names.keys()]);
  const nameOf = (field: ReviewField) => names.get(columns[field] ?? "") ?? field;
  const issues: RowIssue[] = [];
  const wordless: number[] = [];
  const duplicates: number[] = [];
  const removed: number[] = [];
  const read = new Map<string, ReadRow>();
  for (const { row, line } of rows) {
    const cells: Cells = (field) => row[columns[field] ?? ""] ?? "";
    if (isWordless(cells)) {
      wordless.push(line);
      continue;
    }
    const { issues: found, edited, isGuessed = false } = readRow(cells, around);
    if (edited !== undefined && around.removed.has(edited.review.id)) {
      removed.push(line);
      continue;
    }
    const rowIssues: CellIssue[] = [...found];
    const first = edited && read.get(edited.review.id);
    if (first !== undefined) {
      duplicates.push(line);
      rowIssues.push({
        field: "reference",
        problem: `This is the same review as in line ${first.line}.`,
        fix: "Remove one of the two rows.",
      });
    }
    if (edited !== undefined && rowIssues.length === 0) read.set(edited.review.id, { line, ...edited, isGuessed });
    issues.push(...rowIssues.map(({ field, problem, fix }) => ({ line, column: nameOf(field), problem, fix })));
  }
  return { rows: [...read.values()], issues, wordless, duplicates, removed };
};
