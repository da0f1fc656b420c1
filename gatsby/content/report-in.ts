/** Reports issues of one file by field. */
import type { CheckTools, Draft } from "./content";
import { type FieldPath, fieldName } from "./yaml-places";

export type ReportField = (path: FieldPath, problem: string, fix: string) => void;

/** @param file path from the root of the repository. If a field is missing, the issue has the line of the nearest existing field. */
export const reportIn =
  ({ files }: Pick<Draft, "files">, file: string, { report }: Pick<CheckTools, "report">): ReportField =>
  (path, problem, fix) => {
    report({ file, line: files.get(file)?.lineOf(path), field: fieldName(path), problem, fix });
  };
