/** What `npm run import:reviews` prints of what it has done. Pure. */
import type { Merged } from "./merge-reviews";
import type { ReviewRows, RowFault } from "./review-rows";

/** How many reviews came and changed, and what of the editors' was kept in those that changed. */
export const importSummary = (
  { added, changed, unchanged }: Omit<Merged, "text">,
  kept: ReviewRows["kept"],
): string => {
  const counts = `${added} added, ${changed} changed, ${unchanged} as they were.`;
  if (kept.size === 0) return counts;
  const edits = [...kept].map(([id, columns]) => `  ${id}: ${columns.join(", ")}`);
  return `${counts}\nKept, because the export does not have it. See whether it still fits:\n${edits.join("\n")}`;
};

const told = ({ line, column, problem, cure }: RowFault): string => `  line ${line}, ${column}: ${problem} ${cure}`;

/** The rows that were left out, and why. */
export const leftOut = (faults: readonly RowFault[]): string => {
  const rows = new Set(faults.map(({ line }) => line)).size;
  return `${rows === 1 ? "One row was" : `${rows} rows were`} left out:\n${faults.map(told).join("\n")}\n\nMend them in the file and run the command again: what is in already stays as it is.`;
};
