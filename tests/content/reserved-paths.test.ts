/** Paths of the site's own pages and files, which content must not use. */
import { existsSync, readdirSync } from "node:fs";
import { isReservedPost, isReservedSection } from "../../gatsby/content/schema/texts";
import { foldersForADay, immutableFolders } from "../../src/settings/hosting";
import { fixedPaths } from "../../src/settings/routes";
import { socialCardPath } from "../../src/settings/drawn-pictures";
import { languages } from "../../src/settings/languages";

const firstParts = (folder: string): string[] =>
  readdirSync(folder)
    .map((name) => name.replace(/\.tsx?$/, ""))
    .filter((name) => !/^(?:index|404)$|\.|^_/.test(name));

test("every page of src/pages is reserved, and every language", () => {
  const pages = firstParts("src/pages").map((name) => name.replace(/^\[.*\]$/, ""));
  expect(pages.length).toBeGreaterThan(8);
  for (const name of [...pages, ...languages]) expect([name, isReservedSection(name)]).toEqual([name, true]);
});

test("every folder of static is reserved", () => {
  for (const name of firstParts("static")) expect([name, isReservedSection(name)]).toEqual([name, true]);
});

test("every folder with its own cache rules is reserved", () => {
  const names = [...immutableFolders, ...foldersForADay].map((folder) => folder.replaceAll("/", ""));
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) expect([name, isReservedSection(name)]).toEqual([name, true]);
});

test("every fixed path has its file in src/pages, except `/` (index.tsx) and the paths of templates", () => {
  const others = ["/", "/journal", "/rooms"];
  for (const path of fixedPaths.filter((one) => !others.includes(one))) {
    expect([path, existsSync(`src/pages${path}.tsx`)]).toEqual([path, true]);
  }
});

test("no section can take the path of the home page's social card", () => {
  const name = /^\/cards\/en\/(.+)\.jpg$/.exec(socialCardPath("/", "en"))?.[1] ?? "";
  expect([name, isReservedSection(name)]).toEqual(["home", true]);
});

test("a post may have any slug except `page`, and a section may be called `food`", () => {
  expect(isReservedPost("page")).toBe(true);
  expect(isReservedPost("contact")).toBe(false);
  expect(isReservedSection("food")).toBe(false);
});
