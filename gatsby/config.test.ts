import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import config from "./config";

interface Source {
  readonly path: string;
  readonly ignore?: readonly string[];
}

const sources = (config.plugins ?? []).flatMap((plugin) =>
  typeof plugin === "object" && plugin.resolve === "gatsby-source-filesystem"
    ? [plugin.options as unknown as Source]
    : [],
);
const below = (folder: string, file: string): boolean => file.startsWith(`${folder}/`);
const covers = ({ path, ignore = [] }: Source, file: string): boolean =>
  below(path, file) && !ignore.some((pattern) => below(pattern.replace("/**", ""), file));

it("watches every file of the content, and once", () => {
  const content = resolve("content");
  const entries = readdirSync(content, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(80);
  for (const file of files) expect([file, sources.filter((source) => covers(source, file)).length]).toEqual([file, 1]);
});

it("names the suites' page for the menu, by the suites that are there", () => {
  const suites = readdirSync(resolve("content/suites"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(process.env["GATSBY_SUITES_PATH"]).toBe(suites.length === 1 ? `/suite/${suites[0]?.name ?? ""}` : "/rooms");
});
