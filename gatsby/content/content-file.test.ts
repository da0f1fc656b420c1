import type { ContentIssue } from "./content-issue";
import { parseContent } from "./content-file";

const source = "# The house.\nname: Aithra\nrooms:\n  - id: bath\n    label: Bath\n";

/** Reads a broken file, and returns its issues. */
const issuesOf = (text: string, name = "content/house.yml"): readonly ContentIssue[] => {
  const issues: ContentIssue[] = [];
  expect(parseContent(name, text, (issue) => issues.push(issue))).toBeUndefined();
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
  const problem = `The text begins with “${sign}”, which has a meaning of its own here.`;
  const fix = "Put the whole text in quotes.";
  expect(issuesOf(text)).toEqual([{ file: "content/house.yml", line: 2, problem, fix }]);
});

it("accepts these signs in quotes and within a text", () => {
  const quoted = parseContent("content/house.yml", 'title: "*best*"\nname: Bed & breakfast!\n', () => undefined);
  expect(quoted?.data).toEqual({ title: "*best*", name: "Bed & breakfast!" });
});

it("reports a key that is in a JSON file twice at the line of the second", () => {
  const [issue, ...others] = issuesOf(
    '{\n  "label": "Μενού",\n  "home": "Αρχική",\n  "label": "Μενού"\n}\n',
    "el/nav.json",
  );
  expect(issue).toMatchObject({ line: 4, problem: "The same field stands here twice." });
  expect(others).toEqual([]);
});
