/** Mistakes that are found when a YAML or JSON file is parsed: invalid JSON, and values that YAML reads as something else. */
import { type ContentIssue, reportTo } from "./content-issue";
import { checkJson } from "./broken-file";
import { hasUnclearPoint, numberAsText, unclearPoint } from "./misread-values";

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

test.each(["1.100", "2.500", "20.000", "-1.100", "999.999"])("the point of %s may separate thousands", (written) => {
  expect(hasUnclearPoint(written)).toBe(true);
});

test.each(["1.1", "1.10", "0.125", "1100.500", "1.1000", "1100"])("the point of %s separates decimals", (written) => {
  expect(hasUnclearPoint(written)).toBe(false);
});

test("says how to write both meanings of a number whose point may separate thousands", () => {
  expect(unclearPoint("1.100")[1]).toContain("Write 1100 if thousands are meant, or 1.1 if decimals are");
  expect(unclearPoint("1.125")[1]).toContain(
    "Write 1125 if thousands are meant, or at most two decimals if decimals are",
  );
});

const without = "without quotes and without a unit";

test.each([
  ["20 €", `Write 20, ${without}.`],
  ["€20", `Write 20, ${without}.`],
  ["20 EUR", `Write 20, ${without}.`],
  ["15%", `Write 15, ${without}.`],
  ["30 m²", `Write 30, ${without}.`],
  ["30 τ.μ.", `Write 30, ${without}.`],
  ["3,5 €", `Use a decimal point, ${without}: 3.5.`],
  ["3.5 €", `Write 3.5, ${without}.`],
  ["1.100,50 €", `Use a decimal point, ${without}: 1100.50.`],
  ["20,50", "Use a decimal point, without quotes: 20.50."],
  ["-3,5", "Use a decimal point, without quotes: -3.5."],
  ["0,125", "Use a decimal point, without quotes: 0.125."],
  ["1,100.50", "Use a decimal point, without quotes: 1100.50."],
  ["20", "Write 20, without quotes."],
  ["1 100", "Write 1100, without quotes."],
  ["1.100.000", "Write 1100000, without quotes."],
  ["1.100 €", "Write 1100 if the point separates thousands, or 1.1 if it separates decimals."],
  ["-1,100", "Write -1100 if the comma separates thousands, or -1.1 if it separates decimals."],
  ["1,125", "Write 1125 if the comma separates thousands, or at most two decimals if it separates decimals."],
  ["1,100", "Write 1100 if the comma separates thousands, or 1.1 if it separates decimals."],
])("says how to write “%s” as a number", (text, fix) => {
  expect(numberAsText(text)?.[1]).toBe(fix);
});

test.each(["three", "11:00", "2026-05-01", "20-30", "3 or 4", "1.2.3", ""])(
  "does not read “%s” as a number",
  (text) => {
    expect(numberAsText(text)).toBeUndefined();
  },
);
