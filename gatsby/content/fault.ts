/** Mistakes in the content, told so that whoever made them can mend them. */

export interface Fault {
  /** Path from the root of the repository: `content/stay.yml`. */
  readonly file: string;
  /** From 1; left out where the fault has no line, such as a missing file. */
  readonly line?: number | undefined;
  /** Path of the field within the file: `facts.checkOutBy.value`. */
  readonly field?: string | undefined;
  /** What is wrong, as a sentence. */
  readonly problem: string;
  /** How to mend it, as a sentence. */
  readonly cure: string;
}

const written = ({ file, line, field, problem, cure }: Fault): string =>
  [`${file}${line === undefined ? "" : `:${line}`}${field ? `  ${field}` : ""}`, `  ${problem}`, `  ${cure}`].join(
    "\n",
  );

const inOrder = (a: Fault, b: Fault): number => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);

/** Every fault as a paragraph: place, what is wrong, what to do; sorted by file and line. */
export const describeFaults = (faults: readonly Fault[]): string => {
  const count = faults.length === 1 ? "1 mistake" : `${faults.length} mistakes`;
  return [`The content has ${count}.`, ...[...faults].sort(inOrder).map(written)].join("\n\n");
};

/** Thrown once for the whole of `content/`; its message lists every fault. */
export class ContentError extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super(describeFaults(faults));
    this.name = "ContentError";
  }
}

/** A sentence of what is wrong and one of the cure, as the message of a schema rule. */
export const says = (problem: string, cure: string): string => `${problem}\n${cure}`;
