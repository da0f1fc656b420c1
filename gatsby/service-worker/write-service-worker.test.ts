import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stampOf } from "../../src/lib/build-record";
import { stampPages } from "./write-service-worker";

let folder = "";
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const stamp = (worker = "worker", scripts = "[]") => stampPages(folder, scripts, [worker]);
const timeOf = (file: string) => statSync(join(folder, file)).mtimeMs;

const contact = ["el/contact.html", "page-data/el/contact/page-data.json"] as const;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stamp-"));
  write("index.html", '<!DOCTYPE html><html lang="en"><p>One</p></html>');
  write("page-data/index/page-data.json", '{"path":"/"}');
  write("el/contact.html", '<!DOCTYPE html><html lang="el"><p>Δύο</p></html>');
  write("page-data/el/contact/page-data.json", '{"path":"/el/contact"}');
  write("page-data/404.html/page-data.json", '{"path":"/404.html"}');
  write("page-data/app-data.json", '{"webpackCompilationHash":"a"}');
  write("static/a.html", "<html></html>");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("gives each page and its data the same stamp, and shared data the bundle hash", async () => {
  const { bundleHash } = await stamp();
  const stamps = ["index.html", ...contact].map((file) => stampOf(read(file)));
  expect(stampOf(read("page-data/index/page-data.json"))).toBe(stamps[0]);
  expect(stamps[2]).toBe(stamps[1]);
  expect(new Set(stamps).size).toBe(2);
  for (const own of [...stamps, stampOf(read("page-data/404.html/page-data.json"))])
    expect(own).toMatch(new RegExp(`^${bundleHash}-[0-9a-f]{10}$`));
  expect(stampOf(read("page-data/app-data.json"))).toBe(bundleHash);
  expect(read("static/a.html")).toBe("<html></html>");
  expect(read("el/contact.html")).toContain("<p>Δύο</p>");
});

it("changes neither names nor files when nothing in the build has changed", async () => {
  const names = await stamp();
  const before = timeOf("index.html");
  expect(await stamp()).toEqual(names);
  expect(timeOf("index.html")).toBe(before);
});

it("changes the build's name and the page's stamp, but no other page, when a page's data has changed", async () => {
  const names = await stamp();
  const [own, other] = [stampOf(read("el/contact.html")), timeOf("index.html")];
  write(contact[1], '{"path":"/el/contact","result":1}');
  const next = await stamp();
  expect(next.bundleHash).toBe(names.bundleHash);
  expect(next.build).not.toBe(names.build);
  const stamps = contact.map((path) => stampOf(read(path)));
  expect(stamps[0]).not.toBe(own);
  expect(stamps[1]).toBe(stamps[0]);
  expect(timeOf("index.html")).toBe(other);
});

it("changes the build's name when there is a new page", async () => {
  const { build } = await stamp();
  write("new.html", "<html></html>");
  expect((await stamp()).build).not.toBe(build);
});

it.each([
  ["the code that renders all pages", () => undefined, "other"],
  ["the data that pages share", () => write("page-data/app-data.json", '{"webpackCompilationHash":"b"}'), "worker"],
])("changes the bundle hash of every page after a change of %s", async (_, change, worker) => {
  const before = await stamp();
  change();
  const after = await stamp(worker);
  expect(after.bundleHash).not.toBe(before.bundleHash);
  expect(after.build).not.toBe(before.build);
  for (const file of ["index.html", ...contact]) expect(stampOf(read(file))).toContain(after.bundleHash);
});

it("writes changed script names and the same bundle hash into pages rendered before and after the change", async () => {
  const rendered = (words: string) =>
    `<html lang="en"><p>${words}</p><script type="application/json" id="app-scripts"></script></html>`;
  write("index.html", rendered("One"));
  const { bundleHash } = await stamp("worker", '["/a.js"]');
  expect(read("index.html")).toContain('id="app-scripts">["/a.js"]</script>');
  write("new.html", rendered("New"));
  const after = await stamp("worker", '["/b.js"]');
  expect(after.bundleHash).not.toBe(bundleHash);
  for (const file of ["index.html", "new.html"]) {
    expect(read(file)).toContain('id="app-scripts">["/b.js"]</script>');
    expect(stampOf(read(file))).toContain(after.bundleHash);
  }
});
