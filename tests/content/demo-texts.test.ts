/** `check:launch` knows the demo's words about its house. */
import { join } from "node:path";
import { type CheckedContent, loadContent } from "../../gatsby/content/load";
import { houseDigests, unchangedTexts } from "../../local/content/demo-texts";
import known from "../../local/content/demo-texts.json" with { type: "json" };
import { demoDigests } from "../../local/setup/demo-parts";
import knownFiles from "../../local/setup/demo-files.json" with { type: "json" };

// Reading the content takes seconds on a busy machine: every picture is measured.
jest.setTimeout(60_000);

let content: CheckedContent;

beforeAll(async () => {
  content = await loadContent(join(process.cwd(), "content"));
});

test("every text about the demo's house is listed; after an edit, npm run demo:texts lists it again", () => {
  expect(houseDigests(content.files)).toEqual(known);
});

test("every file that npm run setup can take out is known; after an edit, npm run demo:texts lists it again", () => {
  expect(demoDigests(process.cwd())).toEqual(knownFiles);
});

test("a text that an owner has rewritten is no longer among the unchanged, however little of it", () => {
  const name = "content/faq.yml";
  const { texts = [] } = content.files.get(name) ?? {};
  const line = texts[0]?.line;
  if (line === undefined) throw new Error("The questions have no text.");
  const ours = texts.map((text) => (text.line === line ? { ...text, text: `${text.text} Ours.` } : text));
  const rewritten = new Map([[name, { texts: ours }]]);
  const linesOf = (files: Parameters<typeof unchangedTexts>[0]) =>
    unchangedTexts(files).find(([file]) => file === name)?.[1] ?? [];
  expect(linesOf(content.files)).toContain(line);
  expect(linesOf(rewritten)).not.toContain(line);
});
