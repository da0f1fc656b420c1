import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ContentIssue, reportTo } from "../content-issue";
import { checkFiles } from "./files";

const directory = mkdtempSync(join(tmpdir(), "files-"));
mkdirSync(join(directory, "brand"));
mkdirSync(join(directory, "reviews"));
afterAll(() => rmSync(directory, { recursive: true }));

/** The only issue of a file with these bytes; undefined if there is none. */
const issueOf = (path: string, bytes: string | Buffer): ContentIssue | undefined => {
  const issues: ContentIssue[] = [];
  writeFileSync(join(directory, path), bytes);
  checkFiles(directory, reportTo(issues));
  rmSync(join(directory, path));
  expect(issues.length).toBeLessThan(2);
  return issues[0];
};

/** “Τέσσερις εκδρομές” in Windows-1253, read as Latin-1, which has accented letters instead of the Greek ones. */
const inLatin1 = "ÔÝóóåñéò åêäñïìÝò";

/** A Greek sentence saved by a program whose encoding has no Greek letters. */
const withLostLetters = "Τέσσερις εκδρομές από την πόλη, με λεωφορείο.".replace(/[^\0-\x7f]/g, "?");

test.each([
  ["post.el.mdx", `---\ntitle: "x"\n---\n\n${withLostLetters}\n`, 5, "?"],
  ["reviews/reviews.yml", `reviews:\n  - original: "${withLostLetters}"\n`, 2, "?"],
  ["reviews/reviews.yml", "original: Τα \ufffdλλα\n", 1, "\ufffd"],
  ["faq.yml", "answer:\n  el: Τα \ufffdλλα\n", 2, "\ufffd"],
])("reports letters lost in %s: %j", (path, text, line, character) => {
  const issue = issueOf(path, text);
  expect(issue).toMatchObject({ file: `content/${path}`, line });
  expect(issue?.problem).toContain(`A letter was lost here and replaced by “${character}”`);
  expect(issue?.fix).toMatch(/restore the file from the history, and save it as UTF-8/);
});

test.each([
  ["post.el.mdx", `---\ntitle: ${inLatin1}\n---\n\nΛόγια\n`, 2, "“ÔÝóóåñéò”"],
  ["faq.yml", `answer:\n  en: "Four trips"\n  el: "${inLatin1}"\n`, 3, "“ÔÝóóåñéò”"],
])("reports Greek read as Latin-1 in %s: %j", (path, text, line, characters) => {
  const issue = issueOf(path, text);
  expect(issue).toMatchObject({ file: `content/${path}`, line });
  expect(issue?.problem).toContain(characters);
  expect(issue?.fix).toMatch(/^Restore the file from the history, open it as UTF-8/);
});

test.each([
  "Πιείτε καφέ στο «Café» δίπλα στο «El Niño», στην Âme ή στο Þór· ο Noël και η Zoë συμφωνούν.",
  "“Was that really all???” asked the guest. And why ??? Nobody knows. Where?! ? ????",
  "Menu: pâté, crème brûlée, jamón, piñón, œufs; à été où; Ø 20; 3 × 4 ÷ 2",
])("accepts %s", (text) => {
  expect(issueOf("faq.yml", `el: "${text}"\n`)).toBeUndefined();
});

test("reports a control character that was copied with a text", () => {
  const issue = issueOf("faq.yml", 'answer:\n  en: "Yes,\u000bof course"\n');
  expect(issue).toMatchObject({ file: "content/faq.yml", line: 2 });
  expect(issue?.problem).toContain("invisible control character here, before “of course");
  expect(issue?.fix).toMatch(/^Delete it/);
});

test.each([
  ["a picture with a wrong file extension", "brand/mark.svg", "\xff\xd8\xff\xe0\0\x10JFIF"],
  ["a file that macOS created", "._index.en.mdx", "\0\x05\x16\x07\0\x02\0\0Mac OS X"],
])("rejects %s, and says what to do with it", (_, path, bytes) => {
  const issue = issueOf(path, Buffer.from(bytes, "latin1"));
  expect(issue).toMatchObject({ file: `content/${path}`, problem: expect.stringContaining("not UTF-8") });
  expect(issue?.fix).toMatch(/If it is a picture, export it .*; if macOS added it .*, delete it\.$/);
});
