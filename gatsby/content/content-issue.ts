/** Mistakes in the content, described so that editors can fix them. */

export type FieldPath = readonly (string | number)[];

/** The path as a string: `facts.checkOutBy.value`, `groups[2].items[0].answer.el`. */
export const fieldName = (path: FieldPath): string =>
  path.map((step, index) => (typeof step === "number" ? `[${step}]` : index === 0 ? step : `.${step}`)).join("");

/** Where an issue is. */
export interface Place {
  /** Path from the root of the repository: `content/stay.yml`. */
  readonly file: string;
  /** Counted from 1; left out if the issue has no line, such as a missing file. */
  readonly line?: number | undefined;
  /** Path of the field within the file: `facts.checkOutBy.value`. */
  readonly field?: string | undefined;
}

export interface ContentIssue extends Place {
  readonly problem: string;
  readonly fix: string;
}

/** What is wrong and how to fix it, one sentence each. */
export type Wrong = readonly [problem: string, fix: string];
/** The line, counted from 1, what is wrong there, and how to fix it. */
export type PlacedWrong = readonly [line: number, ...Wrong];

export type Report = (place: Place, ...wrong: Wrong) => void;

/** Adds what is reported to a list. */
export const reportTo =
  (issues: ContentIssue[]): Report =>
  (place, problem, fix) =>
    void issues.push({ ...place, problem, fix });

/** Reports an issue of one file or group by the path of its field. */
export type ReportField = (path: FieldPath, ...wrong: Wrong) => void;

const written = ({ file, line, field, problem, fix }: ContentIssue): string =>
  [`${file}${line === undefined ? "" : `:${line}`}${field ? `  ${field}` : ""}`, `  ${problem}`, `  ${fix}`].join("\n");

const inOrder = (a: ContentIssue, b: ContentIssue): number =>
  a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);

/** Lists every issue of the content, or of the file that `where` names, with place, problem and fix, sorted by file and line. */
export class ContentError extends Error {
  constructor(
    readonly issues: readonly ContentIssue[],
    where = "The content",
  ) {
    const count = issues.length === 1 ? "1 mistake" : `${issues.length} mistakes`;
    super([`${where} has ${count}.`, ...[...issues].sort(inOrder).map(written)].join("\n\n"));
    this.name = "ContentError";
  }
}

/** Joins problem and fix into the message of a schema rule. */
export const issueMessage = (problem: string, fix: string): string => `${problem}\n${fix}`;
