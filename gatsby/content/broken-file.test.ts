import { type ContentIssue, reportTo } from "./content-issue";
import { checkJson } from "./broken-file";

const issueOf = (source: string): ContentIssue | undefined => {
  const issues: ContentIssue[] = [];
  checkJson("content/a.json", source, reportTo(issues));
  return issues[0];
};

const start = '{\n  "first": "One of the texts",\n';

test("reports nothing for valid JSON", () => {
  expect(issueOf(`${start}  "last": "Another"\n}\n`)).toBeUndefined();
});

test.each([
  ["typographic quotes", `${start}  "last": “Another of the texts”\n}\n`, 3],
  ["typographic quotes in a short file", '{ "a":\n “b” }', 2],
  ["typographic quotes at the end", `${start}  "last": “A”\n}`, 3],
  [
    "typographic quotes around words that also occur in an earlier valid text",
    `${start}  "more": "a: “Another of”",\n  "last": “Another of”\n}\n`,
    4,
  ],
  ["typographic quotes around a name", `${start}  “last”: "Another"\n}\n`, 3],
  ["a comma that is missing", `${start}  "more": "Two"\n  "last": "Another"\n}\n`, 4],
  ["a comma too many in a list", '{\n  "first": [\n    "One of the texts",\n  ]\n}\n', 4],
  ["an end that is missing", `${start}  "last": [1\n\n`, 3],
  ["a text about places", `${start}  "last": “it is at position 4”\n}\n`, 3],
])("reports the line of %s", (_, source, line) => {
  expect(issueOf(source)?.line).toBe(line);
});

test("leaves the surrounding text out of the message", () => {
  const problem = "This is not valid JSON: Unexpected token '“'.";
  expect(issueOf(`${start}  "last": “Another of the texts”\n}\n`)?.problem).toBe(problem);
});
