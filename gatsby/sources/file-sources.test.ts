import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { type FileSource, fileSources, filesOf, watchedSources } from "./file-sources";

const entries = readdirSync(resolve("content"), { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));

const below = (folder: string, file: string): boolean => file.startsWith(`${folder}/`);
const covers = ({ path, ignore }: FileSource, file: string): boolean =>
  below(path, file) && !ignore.some((pattern) => below(pattern.replace("/**", ""), file));

it("a build finds every file of the content, and once", () => {
  expect(files.length).toBeGreaterThan(80);
  expect(fileSources.flatMap(filesOf).sort()).toEqual([...files].sort());
});

it("while texts are edited, every file is watched, and once", () => {
  const sources = watchedSources(true);
  for (const file of files) expect([file, sources.filter((source) => covers(source, file)).length]).toEqual([file, 1]);
});
