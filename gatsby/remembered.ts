/** What a build has found out about files and texts, kept for the next one: what stayed as it is need not be looked at again. */
import { statSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import * as v from "valibot";
import { projectFolder } from "./hosting/public-folder";

/** Where something is remembered until the next build. */
export const memoryPath = (name: string): string => resolve(projectFolder, ".cache", `${name}.json`);

/** Size and time of change of each file; undefined when one is not there. Thousands are asked for: without promises. */
export const stateOf = (files: readonly string[]): string | undefined => {
  const states = files.map((file) => statSync(file, { throwIfNoEntry: false }));
  if (!states.every((state) => state !== undefined)) return undefined;
  return states.map(({ mtimeMs, size }) => `${mtimeMs}:${size}`).join(" ");
};

/** Facts about things that stand in files, or about texts. Nothing is lost when the memory is: they are found out again. */
export class Remembered<Fact> {
  private readonly now = new Map<string, readonly [state: string, fact: Fact]>();

  private constructor(
    private readonly path: string | undefined,
    private readonly terms: string,
    private readonly before: ReadonlyMap<string, readonly [state: string, fact: Fact]>,
  ) {}

  /** Remembers nothing of earlier builds; for as long as the process runs. */
  static empty<Fact>(): Remembered<Fact> {
    return new Remembered<Fact>(undefined, "", new Map());
  }

  /** @param terms what else the facts depend on: with others, all are found out again */
  static async open<Fact>(
    path: string,
    terms: string,
    schema: v.GenericSchema<unknown, Fact>,
  ): Promise<Remembered<Fact>> {
    const kept = v.object({ terms: v.literal(terms), facts: v.array(v.tuple([v.string(), v.string(), schema])) });
    const text = await readFile(path, "utf8").catch(() => "null");
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), kept), text);
    const facts = parsed.success ? parsed.output.facts : [];
    return new Remembered<Fact>(path, terms, new Map(facts.map(([key, state, fact]) => [key, [state, fact]])));
  }

  /** The fact about `key`, found out again only when one of its files has changed. `find` may write them. */
  async of(key: string, files: readonly string[], find: () => Promise<Fact>): Promise<Fact> {
    const known = this.before.get(key);
    if (known !== undefined && this.holds(key, files)) return known[1];
    const fact = await find();
    this.note(key, files, fact);
    return fact;
  }

  /** Whether what is known about `key` still holds, as none of its files has changed. */
  holds(key: string, files: readonly string[]): boolean {
    const known = this.before.get(key);
    if (known === undefined || known[0] !== stateOf(files)) return false;
    this.now.set(key, known);
    return true;
  }

  /** A fact found out just now, with its files as they are. */
  note(key: string, files: readonly string[], fact: Fact): void {
    this.now.set(key, [stateOf(files) ?? "", fact]);
  }

  /** The fact about a text, by a digest of it; undefined when it is not known yet. */
  get(digest: string): Fact | undefined {
    const known = this.now.get(digest) ?? this.before.get(digest);
    if (known !== undefined) this.now.set(digest, known);
    return known?.[1];
  }

  set(digest: string, fact: Fact): void {
    this.now.set(digest, ["", fact]);
  }

  /** Keeps what was asked for since, and nothing else. */
  async save(): Promise<void> {
    if (this.path === undefined) return;
    const facts = [...this.now].map(([key, [state, fact]]) => [key, state, fact]);
    await mkdir(dirname(this.path), { recursive: true });
    await writeFile(this.path, JSON.stringify({ terms: this.terms, facts }));
  }
}
