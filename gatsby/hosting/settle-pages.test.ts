import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { settle, unsettle } from "./settle-pages";

const asGatsbyWrites = [
  "index.html",
  "404.html",
  "404/index.html",
  "contact/index.html",
  "el/index.html",
  "el/404/index.html",
  "el/journal/index.html",
  "el/journal/a-post/index.html",
  "page-data/404.html/page-data.json",
  "static/a/b.jpg",
];

let folder = "";
const listing = (): string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "settle-"));
  for (const file of asGatsbyWrites) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it("names pages as they are served, and leaves the home page and the not-found pages", () => {
  settle(folder);
  expect(listing()).toEqual(
    [
      "index.html",
      "404.html",
      "404/index.html",
      "contact.html",
      "el.html",
      "el/404.html",
      "el/404/index.html",
      "el/journal.html",
      "el/journal/a-post.html",
      "page-data/404.html/page-data.json",
      "static/a/b.jpg",
    ].sort(),
  );
});

it("is undone before the next build, and does no harm twice", () => {
  settle(folder);
  settle(folder);
  unsettle(folder);
  unsettle(folder);
  expect(listing()).toEqual([...asGatsbyWrites, "el/404.html"].sort());
});

it("takes a site that was never built", () => {
  expect(() => unsettle(join(folder, "nothing"))).not.toThrow();
});
