/** A copy of `content/` in which tests break one thing at a time. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadContent } from "../../../gatsby/content/load";

/** The day for checking the copy. Dates in the future must stay in the future. */
const fixedDay = "2026-11-20";

const directory = join(mkdtempSync(join(tmpdir(), "content-")), "content");
// With the times of the files, its pictures need no second decoding.
cpSync(join(process.cwd(), "content"), directory, { recursive: true, preserveTimestamps: true });

/** The absolute path of a file in the copy. */
export const inCopy = (path: string): string => join(directory, path);

export type Break = () => void | Promise<void>;

/** A mistake and the required parts of its report: file and line, field, problem, fix. */
export interface BrokenCase {
  readonly name: string;
  readonly break: Break;
  readonly says: readonly string[];
}

const complaintOn = async (day: string | undefined): Promise<string> => {
  try {
    await loadContent(directory, day);
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** The report for the current copy; empty if there are no mistakes. */
export const complaint = (): Promise<string> => complaintOn(fixedDay);

/** The report of a build today. Needed if a test adds content with current dates. */
export const complaintToday = (): Promise<string> => complaintOn(undefined);

/** The original content of changed files; null if a file did not exist. */
const before = new Map<string, Buffer | null>();

const read = (path: string): Buffer | null => {
  try {
    return readFileSync(inCopy(path));
  } catch {
    return null;
  }
};

/** Saves a file's original content. Must be called before a manual change. */
export const remember = (path: string): void => {
  if (!before.has(path)) before.set(path, read(path));
};

/** Restores all changed files. */
export const mend = (): void => {
  for (const [path, content] of before) {
    if (content === null) rmSync(inCopy(path), { force: true });
    else writeFileSync(inCopy(path), content);
  }
  before.clear();
};

/** Deletes the copy. */
export const removeCopy = (): void => {
  rmSync(join(directory, ".."), { recursive: true });
};

/** Replaces a text. Throws an error if it is not found, because the case would test nothing. */
export const replace =
  (path: string, from: string | RegExp, to: string): Break =>
  () => {
    remember(path);
    const source = readFileSync(inCopy(path), "utf8");
    const changed = source.replace(from, to);
    if (changed === source) throw new Error(`${path} has no ${String(from)}.`);
    writeFileSync(inCopy(path), changed);
  };

export const write =
  (path: string, content: string | Buffer): Break =>
  () => {
    remember(path);
    writeFileSync(inCopy(path), content);
  };

export const append =
  (path: string, content: string): Break =>
  () => {
    remember(path);
    writeFileSync(inCopy(path), `${readFileSync(inCopy(path), "utf8")}${content}`);
  };

export const remove =
  (path: string): Break =>
  () => {
    remember(path);
    rmSync(inCopy(path));
  };
