/** How much the site weighs, file by file, with gzip: a file that has grown past its budget is named. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { isStaffPath } from "../../src/settings/staff";
import { readBuiltAssets } from "../../gatsby/hosting/asset-list-plugin";
import { publicFolder } from "./documents";

const kilobyte = 1024;

const sizes = new Map<string, number>();

/** Bytes of a file of `public/`, with gzip. */
const sizeOf = (file: string): number => {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(join(publicFolder, file)), { level: 9 }).byteLength;
  sizes.set(file, size);
  return size;
};

const files = readdirSync(publicFolder, { recursive: true, encoding: "utf8" });

/** The files that are too heavy, heaviest first: name, weight and budget in KB. */
const tooHeavy = (chosen: readonly string[], budget: number): string[] =>
  chosen
    .filter((file) => sizeOf(file) > budget * kilobyte)
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .map((file) => `${file}: ${(sizeOf(file) / kilobyte).toFixed(1)} KB, allowed are ${budget}`);

const pages = files.filter(
  (file) =>
    file.endsWith(".html") && !/^(?:page-data|static|_gatsby)\//.test(file) && !isStaffPath(`/${file.split(".")[0]}`),
);

test.each([
  // A stay in the address, on every page, may take 1.5 KB of it.
  ["the first script", /^start-(?:en|el)-\w+\.js$/, 12],
  ["a part of the start scripts", /^start-(?:en|el)-(?:consent|offer|offline|services)-\w+\.js$/, 12],
  // Fetched in the background. Of it, 8 KB are the worker that gatsby-plugin-offline generates, with its Workbox.
  ["the service worker", /^service-worker\.js$/, 20],
  // Fetched with the application. With the rates, offers and papers, and the words of the calendar, of the price and of what the panel asks.
  ["a page's data", /^page-data\/.*page-data\.json$/, 29],
  // Fetched when somebody begins to search: the pages outside the journal, and the policies.
  ["a file of the pages to be searched", /^search\/(?:pages|policies)\.\w+\.json$/, 30],
  ["a page's own script", /^component---src-(?:pages|templates)-(?!admin|image-admin)[^/]*\.js$/, 24],
])("%s keeps within its budget", (_, pattern, budget) => {
  const chosen = files.filter((file) => pattern.test(file));
  expect(chosen.length).toBeGreaterThan(0);
  expect(tooHeavy(chosen, budget)).toEqual([]);
});

test("a typeface's file keeps within its budget", () => {
  const fonts = files.filter((file) => file.endsWith(".woff2"));
  expect(fonts.length).toBeGreaterThan(0);
  expect(tooHeavy(fonts, 17)).toEqual([]);
});

test("a page's HTML keeps within its budget, styles and placeholders included", () => {
  expect(tooHeavy(pages, 48)).toEqual([]);
});

test("the styles that a page carries keep within their budget", () => {
  const heavy = pages.flatMap((file) => {
    const css = [...readFileSync(join(publicFolder, file), "utf8").matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
      ([, text]) => text,
    );
    const size = gzipSync(css.join(""), { level: 9 }).byteLength;
    return size > 20 * kilobyte ? [`${file}: ${(size / kilobyte).toFixed(1)} KB of styles`] : [];
  });
  expect(heavy).toEqual([]);
});

/**
 * What a page needs to hydrate, after a visitor's first sign of intent. Of it, React and Gatsby are two thirds
 * (docs/decisions/0001-no-framework-script-before-intent.md); the first load itself has the first script only.
 */
test("the scripts of the home page, once it is hydrated, keep within their budget", () => {
  const { groups } = readBuiltAssets(process.cwd());
  const application = new Set([
    ...(groups["app"] ?? []),
    ...(groups["component---src-pages-index-tsx"] ?? []),
    ...files.filter((file) => /^start-en-\w+\.js$/.test(file)),
  ]);
  const scripts = [...application].filter((file) => file.endsWith(".js"));
  const list = scripts.map((file) => `${file}: ${(sizeOf(file) / kilobyte).toFixed(1)} KB`).join("\n");
  const total = scripts.reduce((sum, file) => sum + sizeOf(file), 0) / kilobyte;
  expect(total <= 144 ? "" : `${total.toFixed(1)} KB:\n${list}`).toBe("");
});
