import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { copiedText, hideCopies, planCopies, plannedCopies, showCopies } from "./page-copies";

let folder = "";
const memory = () => join(`${folder}-memory`, "copies.json");
const write = (file: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), "{}");
};
const isThere = (file: string) => existsSync(join(folder, file));
const plan = (...paths: string[]) =>
  planCopies(new Map(paths.map((path) => [`/journal${path}`, path])), folder, memory());
const filesOf = (path: string) => [`${path}/index.html`, `page-data/${path}/page-data.json`] as const;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "copies-"));
});
afterEach(() => {
  for (const path of [folder, `${folder}-memory`]) rmSync(path, { recursive: true, force: true });
});

test("a copy names its own address wherever its page named the page's, in every language, and nothing else", () => {
  const text =
    '<a href="/el/journal/a">Ελ</a> <a href="/journal/a">En</a> <a href="/journal/a-b">b</a> https://x.example/journal/a';
  expect(copiedText(text, "/el/journal/a", "/el/food/a")).toBe(
    '<a href="/el/food/a">Ελ</a> <a href="/food/a">En</a> <a href="/journal/a-b">b</a> https://x.example/journal/a',
  );
});

test("a copy that is none any more is removed, the others stay", async () => {
  await plan("/food/a", "/food/b");
  for (const path of ["food/a", "food/b"]) filesOf(path).forEach(write);
  await plan("/food/b", "/city/a");
  expect(filesOf("food/a").map(isThere)).toEqual([false, false]);
  expect(filesOf("food/b").map(isThere)).toEqual([true, true]);
  expect([...plannedCopies().values()]).toEqual(["/food/b", "/city/a"]);
});

test("Gatsby does not see a copy's data while it builds, and they are there again afterwards", async () => {
  await plan("/food/a");
  const [, data] = filesOf("food/a");
  write(data);
  hideCopies(folder, memory());
  expect(isThere(data)).toBe(false);
  showCopies(folder, memory());
  expect(isThere(data)).toBe(true);
});

test("without a memory of earlier builds nothing is hidden and nothing removed", async () => {
  write("page-data/food/a/page-data.json");
  hideCopies(folder, memory());
  await plan("/city/a");
  expect(isThere("page-data/food/a/page-data.json")).toBe(true);
});
