/** Saves the figures of a run in a file of `benchmarks/` or between two markers in its README, and describes the machine for them. */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { cpus, totalmem } from "node:os";
import { format, resolveConfig } from "prettier";

const folder = resolve(process.cwd(), "benchmarks");

/** Writes a file of `benchmarks/`, formatted with the project's Prettier settings. */
export const saveFile = async (name: string, text: string): Promise<void> => {
  const filepath = join(folder, name);
  writeFileSync(filepath, await format(text, { ...(await resolveConfig(filepath)), filepath }));
};

/** Replaces the text between `<!-- name -->` and `<!-- /name -->`. Throws if the markers are missing. */
export const saveFigures = async (name: "speed" | "builds" | "metrics" | "pictures", text: string): Promise<void> => {
  const between = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(\\n<!-- /${name} -->)`);
  const readme = readFileSync(join(folder, "README.md"), "utf8");
  if (!between.test(readme)) throw new Error(`benchmarks/README.md has no “<!-- ${name} -->”.`);
  const updated = readme.replace(between, (_, start: string, end: string) => `${start}\n${text}\n${end}`);
  await saveFile("README.md", updated);
};

/** The processors and the memory: `4 × AMD EPYC 7763, 16 GB`. */
export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? "?"}, ${Math.round(totalmem() / 2 ** 30)} GB`;
