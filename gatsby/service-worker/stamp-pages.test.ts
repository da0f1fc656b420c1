import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stampOf } from "../../src/lib/build-record";
import { appScripts, setAppScripts, stampPages } from "./stamp-pages";

let folder = "";
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const stamp = (worker = "worker", scripts = "[]") => stampPages(folder, scripts, [worker]);
const timeOf = (file: string) => statSync(join(folder, file)).mtimeMs;

const withNames =
  '<html><script type="application/json" id="app-scripts"></script><script>let a = "$1";</script></html>';
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

it("gives each page and its data the same stamp, and shared data the bundle hash", () => {
  const { bundleHash } = stamp();
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

it("changes neither names nor files when nothing in the build has changed", () => {
  const names = stamp();
  const before = timeOf("index.html");
  expect(stamp()).toEqual(names);
  expect(timeOf("index.html")).toBe(before);
});

it("changes the build's name and the page's stamp, but no other page, when a page's data has changed", () => {
  const names = stamp();
  const [own, other] = [stampOf(read("el/contact.html")), timeOf("index.html")];
  write(contact[1], '{"path":"/el/contact","result":1}');
  const next = stamp();
  expect(next.bundleHash).toBe(names.bundleHash);
  expect(next.build).not.toBe(names.build);
  const stamps = contact.map((path) => stampOf(read(path)));
  expect(stamps[0]).not.toBe(own);
  expect(stamps[1]).toBe(stamps[0]);
  expect(timeOf("index.html")).toBe(other);
});

it("changes the build's name when there is a new page", () => {
  const { build } = stamp();
  write("new.html", "<html></html>");
  expect(stamp().build).not.toBe(build);
});

it.each([
  ["the code that renders all pages", () => undefined, "other"],
  ["the data that pages share", () => write("page-data/app-data.json", '{"webpackCompilationHash":"b"}'), "worker"],
])("changes the bundle hash of every page after a change of %s", (_, change, worker) => {
  const before = stamp();
  change();
  const after = stamp(worker);
  expect(after.bundleHash).not.toBe(before.bundleHash);
  expect(after.build).not.toBe(before.build);
  for (const file of ["index.html", ...contact]) expect(stampOf(read(file))).toContain(after.bundleHash);
});

it("writes changed script names and the same bundle hash into pages rendered before and after the change", () => {
  const rendered = (words: string) =>
    `<html lang="en"><p>${words}</p><script type="application/json" id="app-scripts"></script></html>`;
  write("index.html", rendered("One"));
  const { bundleHash } = stamp("worker", '["/a.js"]');
  expect(read("index.html")).toContain('id="app-scripts">["/a.js"]</script>');
  write("new.html", rendered("New"));
  const after = stamp("worker", '["/b.js"]');
  expect(after.bundleHash).not.toBe(bundleHash);
  for (const file of ["index.html", "new.html"]) {
    expect(read(file)).toContain('id="app-scripts">["/b.js"]</script>');
    expect(stampOf(read(file))).toContain(after.bundleHash);
  }
});

it("lists the build's hash and Gatsby's scripts in order, without style sheets", () => {
  const scripts = appScripts({ hash: "f00", groups: { app: ["runtime.js", "app.css", "app.js"], other: ["b.js"] } });
  expect(JSON.parse(scripts)).toEqual({ hash: "f00", scripts: ["/runtime.js", "/app.js"] });
  expect(setAppScripts(withNames, scripts)).toContain(`id="app-scripts">${scripts}</script><script>let a = "$1";`);
});

it("replaces older names by newer ones, and changes nothing when it writes the same names again", () => {
  const first = setAppScripts(withNames, '["/a.js"]');
  expect(setAppScripts(first, '["/b.js"]')).toBe(setAppScripts(withNames, '["/b.js"]'));
  expect(setAppScripts(first, '["/a.js"]')).toBe(first);
});

it("does not change a text without the element for the names", () => {
  expect(setAppScripts('{"path":"/"}', "[]")).toBe('{"path":"/"}');
});
