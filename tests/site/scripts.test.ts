/** @jest-environment jsdom */
/**
 * Which scripts pages load and the service worker caches. The code that shows a stay before the application has loaded is a
 * file of its own, which pages load only with a stay.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../../src/settings/languages";
import { staffComponent } from "../../src/settings/staff";
import { readBuiltAssets, readStartFiles } from "../../gatsby/hosting/saved-files";
import { publicFolder, readDocuments } from "./documents";

/** Words of the code that reads, checks and sends a stay. Minification keeps them. */
const words = /departureOrder|nightsTooMany|guestsRange|YYYY|JanFebMar/;

const read = (address: string): string => readFileSync(join(publicFolder, address), "utf8");
const { inline, bundles, stayParts } = readStartFiles();

test("each language has a file that shows a stay", () => {
  expect(stayParts).toHaveLength(languages.length);
  for (const part of stayParts) expect(read(part)).toMatch(words);
});

test("the scripts that every page loads do not contain the code for a stay", () => {
  expect(inline).not.toMatch(words);
  for (const language of languages) expect(read(bundles[language])).not.toMatch(words);
});

test("no page loads or preloads the code for a stay by itself", () => {
  const pages = readDocuments();
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter(({ html }) => stayParts.some((part) => html.includes(part))).map(({ path }) => path)).toEqual([]);
});

test("the service worker caches the code for a stay with the application, for stays that are opened offline", () => {
  const worker = read("service-worker.js");
  expect(stayParts.filter((part) => !worker.includes(part))).toEqual([]);
});

test("the service worker knows the scripts of every page except the staff pages, which are never cached", () => {
  const worker = read("service-worker.js");
  const components = Object.keys(readBuiltAssets().groups).filter((name) => name.startsWith("component---"));
  expect(components).toContain(staffComponent);
  expect(components.filter((name) => !worker.includes(`"${name}"`))).toEqual([staffComponent]);
});
