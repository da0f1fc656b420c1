/** What a build has found out about files, kept for the next one: files that stayed as they are need not be read again. */
import { statSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import * as v from "valibot";
import { projectFolder } from "./hosting/public-folder";

/** Where something is remembered until the next build. */
export const memoryPath = (name: string): string => resolve(projectFolder, ".cache", `${name}.json`);

/** Size and time of change of each file; undefined when one is not there. Thousands are asked for: without promises. */
const stateOf = (files: readonly string[]): string | undefined => {
  const states = files.map((file) => statSync(file, { throwIfNoEntry: false }));
  if (!states.every((state) => state !== undefined)) return undefined;
  return states.map(({ mtimeMs, size }) => `${mtimeMs}:${size}`).join(" ");
};

/** Facts about things, each of which stands in one or more files. Nothing is lost when the memory is: it is found out again. */
export class Remembered<Fact> {
  private readonly now = new Map<string, readonly [state: string, fact: Fact]>();

  private constructor(
    private readonly path: string,
    private readonly terms: string,
    private readonly before: ReadonlyMap<string, readonly [state: string, fact: Fact]>,
  ) {}

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
    const state = stateOf(files);
    if (known !== undefined && known[0] === state) {
      this.now.set(key, known);
      return known[1];
    }
    const fact = await find();
    this.now.set(key, [stateOf(files) ?? "", fact]);
    return fact;
  }

  /** Keeps what was asked for since, and nothing else. */
  async save(): Promise<void> {
    const facts = [...this.now].map(([key, [state, fact]]) => [key, state, fact]);
    await mkdir(dirname(this.path), { recursive: true });
    await writeFile(this.path, JSON.stringify({ terms: this.terms, facts }));
  }
}
