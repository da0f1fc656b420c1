import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ContentIssue, reportTo } from "./content-issue";
import { parseContent, readSource } from "./content-file";

const source = "# The house.\nname: Aithra\nrooms:\n  - id: bath\n    label: Bath\n";

/** Reads a broken file, and returns its issues. */
const issuesOf = (text: string, name = "content/house.yml"): readonly ContentIssue[] => {
  const issues: ContentIssue[] = [];
  expect(parseContent(name, text, reportTo(issues))).toBeUndefined();
  return issues;
};

it("returns the data of a file and the line of every field", () => {
  const file = parseContent("content/house.yml", source, () => undefined);
  expect(file?.data).toEqual({ name: "Aithra", rooms: [{ id: "bath", label: "Bath" }] });
  expect(file?.texts.at(-1)).toEqual({ text: "Bath", field: "rooms[0].label", line: 5 });
  expect(file?.lineOf(["rooms", 0, "label"])).toBe(5);
});

it("reports broken YAML with its line every time the file is read", () => {
  const lines = () => issuesOf("name: [").map(({ line }) => line);
  expect([lines(), lines()]).toEqual([[1], [1]]);
});

it.each([
  ["*", "name: Aithra\ntitle: *best*\n"],
  ["*", "name: Aithra\n*best* : title\n"],
  ["*", "name: Aithra\nlabel: { en: *Check-in*, el: Άφιξη }\n"],
  ["&", "name: Aithra\ntitle: &more words here\n"],
  ["&", "name: Aithra\ntitle: &a [one]\n"],
  ["!", "name: Aithra\ntitle: !Hello there\n"],
  ["!", "name: Aithra\nlabel: { en: !Check in, el: Άφιξη }\n"],
  ["!", "name: Aithra\nrooms: !Hello [one]\n"],
])("reports a text that begins with “%s” and would lose a word: %j", (sign, text) => {
  const problem = `The text begins with “${sign}”, which has a special meaning here.`;
  const fix = "Put the whole text in quotes.";
  expect(issuesOf(text)).toEqual([{ file: "content/house.yml", line: 2, problem, fix }]);
});

it.each([
  ["paper: #b35c3c\n", 1],
  ["paper: #b35c3c # as on the door\nink: x\n", 1],
  ["colours:\n  - #b35c3c\n", 2],
  ["a: { paper: #b35c3c, ink: x }\n", 1],
  ["a: { ink: x, paper: #b35c3c }\nb: x\n", 1],
  ["a: { paper: #b35c3c }\n\n# words\nb: x\n", 1],
  ["a: { b: { paper: #b35c3c } } # as on the door\n", 1],
  ["a: {\n  paper: #b35c3c,\n  ink: x,\n}\n", 2],
  ['a:\n  { ink: "x",\n    paper: #b35c3c }\n', 3],
  ['a: ["#ffffff", #b35c3c]\n', 1],
])("reports a colour without quotes, which is read as a comment: %j", (text, line) => {
  const problem = "The value is missing: “#” begins a comment, so “#b35c3c” is read as one.";
  expect(issuesOf(text)).toMatchObject([{ line, problem, fix: 'Put it in quotes: "#b35c3c".' }]);
});

it.each(["amount: 1.100\n", "seasons: [{ night: 2.500 }]\n", "value: 20.000 # in words\n", "counts: [1.000]\n"])(
  "reports a number whose point may separate thousands: %j",
  (text) => {
    expect(issuesOf(text)).toMatchObject([{ line: 1, problem: expect.stringContaining("is read as") as unknown }]);
  },
);

it.each(["latitude: 40.632\n", "plan: { x: 1.125, width: 3.250 }\n", "amount: 0.125\nnight: 139.55\n", 'a: "1.100"\n'])(
  "accepts three decimals in coordinates and lengths, after a zero, and in a text: %j",
  (text) => {
    expect(parseContent("content/house.yml", text, () => undefined)).toBeDefined();
  },
);

it("accepts three decimals in JSON, which is written by programs", () => {
  expect(parseContent("content/map.geojson", '{ "bbox": [22.945] }', () => undefined)).toBeDefined();
});

it.each(["title: “A suite”\n", "title: «Μια σουίτα»\n", "title: „A suite“\n"])(
  "reports typographic quotes instead of straight ones: %j",
  (text) => {
    const [issue, ...others] = issuesOf(text);
    expect(issue).toMatchObject({ line: 1, field: "title", fix: 'Use straight quotes instead: "…".' });
    expect(others).toEqual([]);
  },
);

it("accepts typographic quotes within a text, and around one that is in straight quotes", () => {
  const text = 'title: "“Ithaka”"\nname: “Ithaka” and “Thermopylae”\n';
  const file = parseContent("content/house.yml", text, () => undefined);
  expect(file?.data).toEqual({ title: "“Ithaka”", name: "“Ithaka” and “Thermopylae”" });
});

it("accepts a comment after the name of a group, and one on the line below", () => {
  const file = parseContent(
    "content/house.yml",
    "a: # words\n  b: 1\nc:\n  #words\n  d: 2\ne:\n#words\n",
    () => undefined,
  );
  expect(file?.data).toEqual({ a: { b: 1 }, c: { d: 2 }, e: null });
});

it.each([
  ["a: { en: #1 in town, el: b }", "Everything after “ #” is read as a comment."],
  ["a: { paper: # b35c3c }", "Everything after “ #” is read as a comment."],
  ['a: { en: "A" el: "B" }', "A comma is missing between two fields."],
  ['a: { en: "A"; el: "B" }', "A comma is missing between two fields."],
  ["a: { en: Tea el: Τσάι }", "A comma is missing between two fields."],
  ['a: { id: x label: { en: "A", el: "B" } }', "A comma is missing between two fields."],
  ['a: { label: { en: "A", el: "B" } id: x }', "A comma is missing between two fields."],
  ["a: { latitude: 40.6; longitude: 22.9 }", "A comma is missing between two fields."],
  ["a: { en: We say: this, el: b }", "The text has a colon with a space after it."],
  ['a: { en: "The "best": one", el: "b" }', "A quotation mark within the text ends it too early."],
  ['a: { en: "We say "yes"; and go", el: "b" }', "A quotation mark within the text ends it too early."],
  ["a:\n  en: We say this:\n  el: b", "The text ends in a colon."],
  ["a:\n  en: - as a list\n  el: b", "The text begins with “-”, which has a special meaning here."],
  ["a:\n  en: ? and why\n  el: b", "The text begins with “?”, which has a special meaning here."],
  ['a: "C:\\Users"', "A backslash has a special meaning in double quotes."],
  ['a:\n  en: "First\n second"\n  el: b', "The quoted text continues on the next line, which is not indented."],
  ['a:\n  en: "First\n  el: b', "A quotation mark is opened, but not closed."],
])("names the cause of %j", (text, problem) => {
  expect(issuesOf(text).map((issue) => issue.problem)).toEqual([problem]);
});

it("reports an unclosed bracket at its line, although the error is noticed below empty lines", () => {
  expect(issuesOf("a: { id: x\n\n# words\nb: x\n")).toMatchObject([
    { line: 1, problem: "A bracket is opened, but not closed." },
  ]);
});

it("accepts “*”, “&” and “!” in quotes and within a text", () => {
  const quoted = parseContent("content/house.yml", 'title: "*best*"\nname: Bed & breakfast!\n', () => undefined);
  expect(quoted?.data).toEqual({ title: "*best*", name: "Bed & breakfast!" });
});

it("reports a key that occurs twice in a JSON file at the line of the second occurrence", () => {
  const [issue, ...others] = issuesOf(
    '{\n  "label": "Μενού",\n  "home": "Αρχική",\n  "label": "Μενού"\n}\n',
    "el/nav.json",
  );
  expect(issue).toMatchObject({ line: 4, problem: "This field appears twice." });
  expect(others).toEqual([]);
});

test.each([
  ["a byte order mark", "\ufeffκαφές: 1\n"],
  ["the line ends of Windows", "καφές: 1\r\n"],
  ["the line ends of old Macs", "καφές: 1\r"],
  ["accents that are separate characters", "καφές: 1\n".normalize("NFD")],
])("reads a file with %s as the same text", (_, written) => {
  const folder = mkdtempSync(join(tmpdir(), "source-"));
  writeFileSync(join(folder, "faq.yml"), written);
  expect(readSource(join(folder, "faq.yml"))).toBe("καφές: 1\n");
  rmSync(folder, { recursive: true });
});
