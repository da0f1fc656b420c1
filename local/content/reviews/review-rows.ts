/** Reads an export of reviews, row by row, into entries of `content/reviews/reviews.yml`. Pure. */
import { check } from "../../../gatsby/content/check";
import { type ReviewSurroundings, issuesOfReview } from "../../../gatsby/content/checks/review-rules";
import { type Review, reviewSchema } from "../../../gatsby/content/schema/reviews";
import { fieldName } from "../../../gatsby/content/yaml-places";
import { keepEdits } from "./keep-edits";
import { type Cells, type ReadingOptions, entryOf, isWordless } from "./review-entry";
import { type CellIssue, type ReviewField, reviewFields } from "./review-fields";
import { type Profile, columnsIn } from "./review-profiles";
import type { Table } from "./review-table";

/** What is wrong with one cell. */
export interface RowIssue {
  /** Of the file, from 1; the line on which the row begins. */
  readonly line: number;
  /** As the first line of the file names it. */
  readonly column: string;
  readonly problem: string;
  readonly fix: string;
}

/** A row that became a review. */
export interface ReadRow {
  readonly line: number;
  readonly review: Review;
  /** What of the editors' it keeps, where it changes. */
  readonly kept: readonly string[];
  /** Whether the language was detected from the words alone. */
  readonly isGuessed: boolean;
}

export interface ReviewRows {
  readonly rows: readonly ReadRow[];
  readonly issues: readonly RowIssue[];
  /** Lines of rows with a score and no words. */
  readonly wordless: readonly number[];
  /** Lines of rows that hold a review of another row again. They are among the issues too. */
  readonly duplicates: readonly number[];
  /** Lines of reviews that the ledger lists as removed: they do not come back. */
  readonly removed: readonly number[];
}

/** What rows are checked against: what the build checks reviews against, and the reviews that are there already. */
export interface RowSurroundings extends ReviewSurroundings, ReadingOptions {
  readonly present: readonly Review[];
  /** Ids that the ledger lists as removed. */
  readonly removed: ReadonlySet<string>;
  readonly profile: Profile;
}

/** Field of a review → what an import calls it, where their names differ. */
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

/** A row as a review, or what is wrong with it. */
const readRow = (cells: Cells, around: RowSurroundings) => {
  const { entry: written, issues: found, isGuessed } = entryOf(cells, around.profile, around);
  const issues = [...found];
  const tell = (field: ReviewField, problem: string, fix: string) => {
    if (!issues.some((issue) => issue.field === field)) issues.push({ field, problem, fix });
  };
  // Elsewhere ids are made of what else is known of a review.
  if (around.profile.identity === undefined && cells("reference") === "")
    tell("reference", "The review has no reference.", "Write the number or code it has where it comes from.");
  for (const field of reviewFields) {
    if (/[{}]/.test(cells(field)))
      tell(field, "The text holds a brace, which quotes a fact on this site.", "Write round brackets instead.");
  }
  const file = {
    name: "",
    data: written,
    lineOf: () => 1,
    factMissedBy: () => undefined,
    texts: [],
    misindented: () => undefined,
  };
  const entry = check(reviewSchema, file, ({ field = "", problem, fix }) => tell(knownField(field), problem, fix));
  if (entry === undefined) return { issues };
  const before = around.present.find(({ id }) => id === entry.id);
  const edited = keepEdits(entry, before, isGuessed);
  for (const { path, problem, fix } of issuesOfReview(edited.review, around))
    tell(knownField(fieldName(path)), problem, fix);
  return { issues, edited, isGuessed };
};

/** All rows of a table that has the columns its profile needs. */
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
    const told: CellIssue[] = [...found];
    const first = edited && read.get(edited.review.id);
    if (first !== undefined) {
      duplicates.push(line);
      told.push({
        field: "reference",
        problem: `This is the review of line ${first.line} again.`,
        fix: "Remove one of the two rows.",
      });
    }
    if (edited !== undefined && told.length === 0) read.set(edited.review.id, { line, ...edited, isGuessed });
    issues.push(...told.map(({ field, problem, fix }) => ({ line, column: nameOf(field), problem, fix })));
  }
  return { rows: [...read.values()], issues, wordless, duplicates, removed };
};
