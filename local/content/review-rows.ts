/** Reads an export of reviews, row by row, into entries of `content/reviews/reviews.yml`. Pure. */
import { check } from "../../gatsby/content/check";
import { type ReviewSurroundings, faultsOfReview, faultsOfSource } from "../../gatsby/content/checks/review-rules";
import { fieldName } from "../../gatsby/content/yaml-places";
import { type Review, reviewSchema } from "../../gatsby/content/schema/reviews";
import { keepEdits } from "./keep-edits";
import { Refusal } from "../refusal";
import { cell, columnOf, countryName, entryOf, neededColumns, optionalColumns } from "./review-entry";
import { type PlacedRow, type Row, rowsOf } from "./review-table";

/** What is wrong with one cell. */
export interface RowFault {
  /** Of the file, from 1; the line on which the row begins. */
  readonly line: number;
  readonly column: string;
  readonly problem: string;
  readonly cure: string;
}

export interface ReviewRows {
  readonly reviews: readonly Review[];
  /** Id of a review that changes → what of the editors' it keeps. */
  readonly kept: ReadonlyMap<string, readonly string[]>;
  readonly faults: readonly RowFault[];
}

/** What rows are checked against: what the build checks reviews against, and the reviews that are there already. */
export interface RowSurroundings extends ReviewSurroundings {
  readonly present: readonly Review[];
}

type CellFault = Omit<RowFault, "line">;

/** What only a row can have wrong, or says better than the entry that is made of it. */
const strange = (row: Row, sources: readonly string[]): CellFault[] => {
  const faults: CellFault[] = faultsOfSource(cell(row, "source"), sources).map((fault) => ({
    ...fault,
    column: "source",
  }));
  const tell = (column: string, problem: string, cure: string) => faults.push({ column, problem, cure });
  if (cell(row, "reference") === "")
    tell("reference", "The review has no reference.", "Write the number or code it has where it comes from.");
  if (/^[A-Za-z]{2}$/.test(cell(row, "country")) && countryName(cell(row, "country").toUpperCase(), "en") === "")
    tell("country", `No country has the code ${cell(row, "country")}.`, "Write its two letters: GR, GB, DE.");
  for (const column of ["text", ...optionalColumns]) {
    if (/[{}]/.test(cell(row, column)))
      tell(column, "The text holds a brace, which quotes a fact on this site.", "Write round brackets instead.");
  }
  return faults;
};

/** A row as a review, or what is wrong with it. */
const readRow = (row: Row, around: RowSurroundings) => {
  const faults = strange(row, around.sources);
  const tell = (field: string, problem: string, cure: string) => {
    const column = columnOf(field);
    // What follows from another cell of the row is told there.
    if (field.startsWith("guest.countryName") || faults.some((fault) => fault.column === column)) return;
    faults.push({ column, problem, cure });
  };
  const file = { name: "", data: entryOf(row), lineOf: () => 1, texts: [], misindented: () => undefined };
  const entry = check(reviewSchema, file, ({ field = "", problem, cure }) => {
    tell(field, problem, cure);
  });
  if (entry === undefined) return { faults };
  const before = around.present.find(({ id }) => id === entry.id);
  const edited = keepEdits(entry, before);
  for (const { path, problem, cure } of faultsOfReview(edited.review, around)) tell(fieldName(path), problem, cure);
  return { faults, edited };
};

const refuseWithout = (rows: readonly PlacedRow[]): void => {
  const [first] = rows;
  const missing = first === undefined ? [] : neededColumns.filter((column) => !(column in first.row));
  if (first !== undefined && missing.length === 0) return;
  throw new Refusal(
    `${first === undefined ? "The table has no rows" : `The table lacks: ${missing.join(", ")}`}.\nIts first line names the columns: ${neededColumns.join(", ")}; and, if there are any, ${optionalColumns.join(", ")}.`,
  );
};

/** All rows of an export. Throws a Refusal when the table itself cannot be read, or lacks a column. */
export const readReviewRows = (csv: string, around: RowSurroundings): ReviewRows => {
  const rows = rowsOf(csv);
  refuseWithout(rows);
  const faults: RowFault[] = [];
  const reviews = new Map<string, Review>();
  const kept = new Map<string, readonly string[]>();
  for (const { row, line } of rows) {
    const { faults: found, edited } = readRow(row, around);
    if (edited !== undefined && reviews.has(edited.review.id)) {
      const cure = "Remove one of the two rows.";
      found.push({ column: "reference", problem: `“${cell(row, "reference")}” was in a row before.`, cure });
    }
    if (edited !== undefined && found.length === 0) {
      reviews.set(edited.review.id, edited.review);
      if (edited.kept.length > 0) kept.set(edited.review.id, edited.kept);
    }
    faults.push(...found.map(({ column, problem, cure }) => ({ line, column, problem, cure })));
  }
  return { reviews: [...reviews.values()], kept, faults };
};
