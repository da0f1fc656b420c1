import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { markOf } from "../../src/lib/build-mark";
import { markPages } from "./mark-pages";

let folder = "";
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const memory = () => ({ path: join(`${folder}-memory`, "marks.json"), code: "code" });
const mark = (worker = "seed", scripts = "[]") => markPages(folder, { worker, scripts }, memory());
const timeOf = (file: string) => statSync(join(folder, file)).mtimeMs;

const contact = ["el/contact.html", "page-data/el/contact/page-data.json"] as const;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mark-"));
  write("index.html", '<!DOCTYPE html><html lang="en"><p>One</p></html>');
  write("page-data/index/page-data.json", '{"path":"/"}');
  write("el/contact.html", '<!DOCTYPE html><html lang="el"><p>Δύο</p></html>');
  write("page-data/el/contact/page-data.json", '{"path":"/el/contact"}');
  write("page-data/404.html/page-data.json", '{"path":"/404.html"}');
  write("page-data/app-data.json", '{"webpackCompilationHash":"a"}');
  write("static/a.html", "<html></html>");
});
afterEach(() => {
  for (const path of [folder, `${folder}-memory`]) rmSync(path, { recursive: true, force: true });
});

it("marks a page and its data alike, each page by itself, and what they share with the edition alone", async () => {
  const { edition } = await mark();
  const marks = ["index.html", ...contact].map((file) => markOf(read(file)));
  expect(markOf(read("page-data/index/page-data.json"))).toBe(marks[0]);
  expect(marks[2]).toBe(marks[1]);
  expect(new Set(marks).size).toBe(2);
  for (const own of [...marks, markOf(read("page-data/404.html/page-data.json"))])
    expect(own).toMatch(new RegExp(`^${edition}-[0-9a-f]{10}$`));
  expect(markOf(read("page-data/app-data.json"))).toBe(edition);
  expect(read("static/a.html")).toBe("<html></html>");
  expect(read("el/contact.html")).toContain("<p>Δύο</p>");
});

it("keeps the names, and the files, of a build in which nothing changed", async () => {
  const names = await mark();
  const before = timeOf("index.html");
  expect(await mark()).toEqual(names);
  expect(timeOf("index.html")).toBe(before);
});

it("keeps the names when nothing is remembered of the build before", async () => {
  const names = await mark();
  rmSync(`${folder}-memory`, { recursive: true });
  expect(await mark()).toEqual(names);
});

it.each([
  ["a page", "el/contact.html", '<!DOCTYPE html><html lang="el"><p>Άλλο</p></html>'],
  ["its data", "page-data/el/contact/page-data.json", '{"path":"/el/contact","result":1}'],
])(
  "a change of %s gives both and the build other names, and leaves the other pages as they lie",
  async (_, file, text) => {
    const names = await mark();
    const [own, other] = [markOf(read("el/contact.html")), timeOf("index.html")];
    write(file, text);
    const next = await mark();
    expect(next.edition).toBe(names.edition);
    expect(next.build).not.toBe(names.build);
    const marks = contact.map((path) => markOf(read(path)));
    expect(marks[0]).not.toBe(own);
    expect(marks[1]).toBe(marks[0]);
    expect(timeOf("index.html")).toBe(other);
  },
);

it("a new page gives the build another name", async () => {
  const { build } = await mark();
  write("new.html", "<html></html>");
  expect((await mark()).build).not.toBe(build);
});

it.each([
  ["the service worker or a script", () => undefined, "other"],
  ["what pages share", () => write("page-data/app-data.json", '{"webpackCompilationHash":"b"}'), "seed"],
])("a change of %s gives every page another edition", async (_, change, seed) => {
  const before = await mark();
  change();
  const after = await mark(seed);
  expect(after.edition).not.toBe(before.edition);
  expect(after.build).not.toBe(before.build);
  for (const file of ["index.html", ...contact]) expect(markOf(read(file))).toContain(after.edition);
});

it("names the scripts in pages drawn before and after they changed, and gives both the same edition", async () => {
  const drawn = (words: string) =>
    `<html lang="en"><p>${words}</p><script type="application/json" id="app-scripts"></script></html>`;
  write("index.html", drawn("One"));
  const { edition } = await mark("seed", '["/a.js"]');
  expect(read("index.html")).toContain('id="app-scripts">["/a.js"]</script>');
  write("new.html", drawn("New"));
  const after = await mark("seed", '["/b.js"]');
  expect(after.edition).not.toBe(edition);
  for (const file of ["index.html", "new.html"]) {
    expect(read(file)).toContain('id="app-scripts">["/b.js"]</script>');
    expect(markOf(read(file))).toContain(after.edition);
  }
});

it("tells what pages say of themselves, whether they were read just now or before; not-found pages are none", async () => {
  write("el/contact.html", '<!DOCTYPE html><html lang="el"><head><title>Επικοινωνία</title></head></html>');
  write("404.html", '<html lang="en"><head></head></html>');
  const told = async () => (await mark()).pages.map(({ path, file, title }) => [path, file, title]);
  const expected = [
    ["/el/contact", "el/contact.html", "Επικοινωνία"],
    ["/", "index.html", ""],
  ];
  expect(await told()).toEqual(expected);
  expect(await told()).toEqual(expected);
});

it("marks many pages in threads as it marks few", async () => {
  for (let index = 0; index < 120; index += 1)
    write(`journal/p${index}.html`, `<html lang="en"><p>${index}</p></html>`);
  const { edition } = await mark();
  const marks = Array.from({ length: 120 }, (_, index) => markOf(read(`journal/p${index}.html`)) ?? "");
  expect(new Set(marks).size).toBe(120);
  for (const own of marks) expect(own).toContain(edition);
  const names = await mark();
  rmSync(`${folder}-memory`, { recursive: true });
  expect(await mark()).toEqual(names);
});
