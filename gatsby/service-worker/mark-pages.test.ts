import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildOf } from "../../src/lib/build-mark";
import { markPages } from "./mark-pages";

let folder = "";
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const read = (file: string) => readFileSync(join(folder, file), "utf8");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mark-"));
  write("index.html", '<!DOCTYPE html><html lang="en"><p>One</p></html>');
  write("el/contact.html", '<!DOCTYPE html><html lang="el"><p>Δύο</p></html>');
  write("page-data/index/page-data.json", '{"path":"/"}');
  write("page-data/404.html/page-data.json", '{"path":"/404.html"}');
  write("static/a.html", "<html></html>");
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it("marks pages and their data with one name, and nothing else", async () => {
  const build = await markPages(folder, "seed");
  for (const file of ["index.html", "el/contact.html", "page-data/index/page-data.json"]) {
    expect(buildOf(read(file))).toBe(build);
  }
  expect(buildOf(read("page-data/404.html/page-data.json"))).toBe(build);
  expect(read("static/a.html")).toBe("<html></html>");
});

it("keeps the name, and the files, of a build in which nothing changed", async () => {
  const build = await markPages(folder, "seed");
  const before = statSync(join(folder, "index.html")).mtimeMs;
  expect(await markPages(folder, "seed")).toBe(build);
  expect(statSync(join(folder, "index.html")).mtimeMs).toBe(before);
});

it.each([
  ["a page", () => write("index.html", '<!DOCTYPE html><html lang="en"><p>Other</p></html>')],
  ["data", () => write("page-data/index/page-data.json", '{"path":"/","result":1}')],
  ["a new page", () => write("new.html", "<html></html>")],
])("gives a new name when %s changes", async (_, change) => {
  const build = await markPages(folder, "seed");
  change();
  const next = await markPages(folder, "seed");
  expect(next).not.toBe(build);
  expect(buildOf(read("el/contact.html"))).toBe(next);
});

it("gives a new name when the service worker changes", async () => {
  expect(await markPages(folder, "one")).not.toBe(await markPages(folder, "two"));
});
