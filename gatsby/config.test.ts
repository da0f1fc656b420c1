import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import config from "./config";
import { currentSuitesPath } from "./webpack/suites-in-bundles";

interface FileSource {
  readonly path: string;
  readonly ignore?: readonly string[];
}

it("assigns every file of the content to exactly one source, since each source makes a node of the file", () => {
  const sources = (config.plugins ?? []).flatMap((plugin) =>
    typeof plugin === "object" && plugin.resolve === "gatsby-source-filesystem"
      ? [plugin.options as unknown as FileSource]
      : [],
  );
  const below = (folder: string, file: string): boolean => file.startsWith(`${folder}/`);
  const covers = ({ path, ignore = [] }: FileSource, file: string): boolean =>
    below(path, file) && !ignore.some((pattern) => below(pattern.replace("/**", ""), file));
  const entries = readdirSync(resolve("content"), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(80);
  for (const file of files) expect([file, sources.filter((source) => covers(source, file)).length]).toEqual([file, 1]);
});

it("links the menu to the only suite, or to /rooms when there are several", () => {
  const suites = readdirSync(resolve("content/suites"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(currentSuitesPath()).toBe(suites.length === 1 ? `/suite/${suites[0]?.name ?? ""}` : "/rooms");
});
