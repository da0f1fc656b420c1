/** A copy of `content/` in which tests break one thing at a time. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadContent } from "../../../gatsby/content/load";

/** The day on which the copy is checked. It is fixed, so that future days in the test cases stay in the future. */
const fixedDay = "2026-11-20";

const directory = join(mkdtempSync(join(tmpdir(), "content-")), "content");
// Keeps modification times: by them gatsby/pictures/opened-pictures.ts recognises pictures that it has decoded before.
cpSync(join(process.cwd(), "content"), directory, { recursive: true, preserveTimestamps: true });

/** The absolute path of a file in the copy. */
export const inCopy = (path: string): string => join(directory, path);

export type Break = () => void | Promise<void>;

/** A mistake, and what its report must contain: parts of file and line, field, problem and fix. */
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

/** The message about the mistakes in the copy; empty if there are none. */
export const complaint = (): Promise<string> => complaintOn(fixedDay);

/** The same message, as of today instead of the fixed day. Needed if a test adds content with current dates. */
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

/** Saves a file's original content. Must be called before a change that is made without the functions below. */
export const remember = (path: string): void => {
  if (!before.has(path)) before.set(path, read(path));
};

/** Restores all changed files. */
export const restore = (): void => {
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

/**
 * Replaces the first match, or all matches of a global pattern. Throws an error if nothing changes, because the case would
 * then test nothing.
 */
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
