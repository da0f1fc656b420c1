/** The output of `npm run import:reviews`. Pure functions. */
import { averageScore } from "../../../gatsby/content/reviews";
import { type Review, wholeOriginal } from "../../../gatsby/content/schema/reviews";
import type { Outcome } from "./review-files";
import type { ReadRow, ReviewRows, RowIssue } from "./review-rows";

const countOf = (outcomes: ReadonlyMap<string, Outcome>, wanted: Outcome): number =>
  [...outcomes.values()].filter((outcome) => outcome === wanted).length;

/** The numbers of new, changed and unchanged reviews, and the editors' additions that were kept in changed reviews. */
export const importSummary = (outcomes: ReadonlyMap<string, Outcome>, rows: readonly ReadRow[]): string => {
  const counts = `${countOf(outcomes, "new")} added, ${countOf(outcomes, "changed")} changed, ${countOf(outcomes, "unchanged")} unchanged.`;
  const edits = rows.flatMap(({ review, kept }) => (kept.length === 0 ? [] : [`  ${review.id}: ${kept.join(", ")}`]));
  if (edits.length === 0) return counts;
  return `${counts}\nKept, although the export does not contain them. Check whether they still fit the changed reviews:\n${edits.join("\n")}`;
};

/** Names the lines of rows without text. */
export const wordlessNote = (lines: readonly number[]): string =>
  lines.length === 1
    ? `Line ${lines.join("")} has a score and no words: the site shows only reviews with words.`
    : `${lines.length} rows have a score and no words, in lines ${lines.join(", ")}: the site shows only reviews with words.`;

/** Names the lines of rows whose review was removed after an earlier import. */
export const removedNote = (lines: readonly number[]): string =>
  `Left out, because content/reviews/ledger.yml lists their reviews under “removed:”: ${lines.length === 1 ? "line" : "lines"} ${lines.join(", ")}.`;

/** Names the reviews that were edited after an earlier import. */
export const editedNote = (rows: readonly ReadRow[]): string =>
  `Left as edited, because content/reviews/ledger.yml lists them under “edited:”: ${rows.map(({ review }) => review.id).join(", ")}.`;

/** The average of all reviews, compared with the value in summary.yml. */
export const averageNote = (
  reviews: readonly Review[],
  { scale, overall }: { readonly scale: number; readonly overall?: number | undefined },
): string => {
  const average = `All ${reviews.length} reviews together: ${averageScore(reviews, scale)} of ${scale}, each score converted to that scale.`;
  return overall === undefined
    ? `${average} Pages show it, because summary.yml has no “overall”.`
    : `${average} Pages show the “overall” of summary.yml, ${overall}; without that line they show the average.`;
};

const shortened = (text: string, length: number): string => {
  const line = text.replace(/\s+/g, " ");
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
};

/** Formats a table with aligned columns. */
const inColumns = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
};

/** The result for each row; a review without an outcome is left as edited. A question mark after a language means that it is a guess. */
export const dryRunTable = (
  { rows, issues, wordless, removed }: ReviewRows,
  outcomes: ReadonlyMap<string, Outcome>,
): string => {
  const taken = rows.map(({ line, review, isGuessed }): [number, string[]] => {
    const { guest, date, score, scale, text } = review;
    const words = shortened([text.title, wholeOriginal(text)].filter((part) => part !== undefined).join(": "), 48);
    const whole = scale === undefined ? String(score) : `${score}/${scale}`;
    const from = [guest.initial, guest.country].filter((part) => part !== undefined).join(" ");
    const language = `${text.language}${isGuessed ? "?" : ""}`;
    return [line, [outcomes.get(review.id) ?? "edited", date, from, whole, language, words]];
  });
  const refused = [...new Set(issues.map(({ line }) => line))].map((line): [number, string[]] => {
    const columns = issues.filter((issue) => issue.line === line).map(({ column }) => column);
    return [line, ["left out", "", "", "", "", `see ${columns.join(", ")} below`]];
  });
  const withoutWords = wordless.map((line): [number, string[]] => [line, ["no words", "", "", "", "", ""]]);
  const gone = removed.map((line): [number, string[]] => [line, ["removed", "", "", "", "", ""]]);
  const sorted = [...taken, ...refused, ...withoutWords, ...gone].sort(([a], [b]) => a - b);
  return inColumns([
    ["line", "review", "date", "guest", "score", "language", "words"],
    ...sorted.map(([line, cells]) => [String(line), ...cells]),
  ]);
};

const issueLine = ({ line, column, problem, fix }: RowIssue): string => `  line ${line}, ${column}: ${problem} ${fix}`;

/** Lists the rows that were left out, with the reasons. */
export const leftOut = (issues: readonly RowIssue[]): string => {
  const rows = new Set(issues.map(({ line }) => line)).size;
  return `${rows === 1 ? "One row is" : `${rows} rows are`} left out:\n${issues.map(issueLine).join("\n")}\n\nCorrect them in the file and run the command again: the other reviews are not added a second time.`;
};
