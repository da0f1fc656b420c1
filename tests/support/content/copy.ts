/** A copy of `content/` in which tests break one thing at a time. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadContent } from "../../../gatsby/content/load";

/** The day on which broken copies are checked: what is a day to come for them must stay one. */
const fixedDay = "2026-11-20";

const directory = join(mkdtempSync(join(tmpdir(), "content-")), "content");
cpSync(join(process.cwd(), "content"), directory, { recursive: true });

/** The absolute path of a file of the copy. */
export const inCopy = (path: string): string => join(directory, path);

export type Break = () => void | Promise<void>;

/** One mistake and what must be said of it: file and line, field, words of the issue, words of the fix. */
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

/** What is wrong with the copy as it is now; an empty text when nothing is. */
export const complaint = (): Promise<string> => complaintOn(fixedDay);

/** The same as a build of today would find it: the content goes on growing. */
export const complaintToday = (): Promise<string> => complaintOn(undefined);

/** What files held before they were touched; null where there was none. */
const before = new Map<string, Buffer | null>();

const read = (path: string): Buffer | null => {
  try {
    return readFileSync(inCopy(path));
  } catch {
    return null;
  }
};

/** To be called before a file is changed by hand. */
export const remember = (path: string): void => {
  if (!before.has(path)) before.set(path, read(path));
};

/** Mends everything that was broken. */
export const mend = (): void => {
  for (const [path, content] of before) {
    if (content === null) rmSync(inCopy(path), { force: true });
    else writeFileSync(inCopy(path), content);
  }
  before.clear();
};

/** Takes the copy away. */
export const removeCopy = (): void => {
  rmSync(join(directory, ".."), { recursive: true });
};

/** Puts one text in the place of another. Fails when it is not there: a case must not test nothing. */
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
