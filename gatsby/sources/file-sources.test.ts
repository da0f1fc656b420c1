import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { type FileSource, fileSources } from "./file-sources";

const entries = readdirSync(resolve("content"), { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
const below = (folder: string, file: string): boolean => file.startsWith(`${folder}/`);
const covers = ({ path, ignore }: FileSource, file: string): boolean =>
  below(path, file) && !ignore.some((pattern) => below(pattern.replace("/**", ""), file));

it("assigns every file of the content to exactly one source", () => {
  expect(files.length).toBeGreaterThan(80);
  for (const file of files)
    expect([file, fileSources.filter((source) => covers(source, file)).length]).toEqual([file, 1]);
});
