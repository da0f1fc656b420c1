/** `check:launch` recognises the demo's texts about its house. */
import { join } from "node:path";
import type { Content } from "../../gatsby/content/content";
import { parseContent } from "../../gatsby/content/content-file";
import { loadContent } from "../../gatsby/content/load";
import { houseDigests, unchangedStory, unchangedTexts } from "../../local/content/demo-texts";
import known from "../../local/content/demo-texts.json" with { type: "json" };
import { demoDigests } from "../../local/setup/demo-parts";
import knownFiles from "../../local/setup/demo-files.json" with { type: "json" };

let content: Content;

beforeAll(async () => {
  content = await loadContent(join(process.cwd(), "content"));
});

test("demo-texts.json is up to date (npm run demo:texts)", () => {
  expect(houseDigests(content.files)).toEqual(known);
});

test("demo-files.json is up to date (npm run demo:texts)", () => {
  expect(demoDigests(process.cwd())).toEqual(knownFiles);
});

test("a text with any change by the owner is not listed as unchanged", () => {
  const name = "content/faq.yml";
  const { texts = [] } = content.files.get(name) ?? {};
  const linesOf = (files: Parameters<typeof unchangedTexts>[0]) =>
    (unchangedTexts(files).find(([file]) => file === name)?.[1] ?? []).map((text) => text.line);
  const [line] = linesOf(content.files);
  if (line === undefined) throw new Error("The questions have no text of the demo.");
  const ours = texts.map((text) => (text.line === line ? { ...text, text: `${text.text} Ours.` } : text));
  const rewritten = new Map([[name, { texts: ours }]]);
  expect(linesOf(rewritten)).not.toContain(line);
});

const linesIn = (name: string, yaml: string): readonly number[] => {
  const file = parseContent(name, yaml, () => undefined);
  const digests = file === undefined ? [] : houseDigests(new Map([[name, file]]));
  return unchangedTexts(new Map(file && [[name, file]]), digests).flatMap(([, found]) => found.map(({ line }) => line));
};

test("lists sentences about the house, but no labels, no texts that consist of facts and none that setup writes", () => {
  expect(unchangedTexts(content.files).length).toBeGreaterThan(0);
  expect(
    linesIn(
      "content/home.yml",
      `claim: { en: "An olive tree leans to the light.", el: "Μια ελιά γέρνει στο φως." }
label: { en: "With the balcony", el: "Μαζί με το μεγάλο μπαλκόνι" }
title: { en: "{brand}, {city}: {whereabouts}, {sizeInterior}", el: "{brand}, {city}: {whereabouts}, {sizeInterior}" }
question: { en: "Is it quiet at night here?", el: "Έχει ησυχία εδώ τη νύχτα;" }
starter: { en: "If yours is not here, call {phone} or write to {email}.", el: "Αν δεν βρίσκετε τη δική σας, τηλεφωνήστε στο {phone} ή γράψτε στο {email}." }
`,
    ),
  ).toEqual([1]);
});

test("lists an about page with the demo's texts even if it is not marked as a sample", () => {
  const about = content.files.get("content/about.yml");
  if (about === undefined) throw new Error("There is no about page.");
  const listed = (data: unknown, texts = about.texts) =>
    unchangedStory(new Map([["content/about.yml", { data, texts }]]));
  expect(listed({ sample: true })).toEqual([]);
  expect(listed({})).toEqual([expect.objectContaining({ file: "content/about.yml", field: "the whole file" })]);
  expect(
    listed(
      {},
      about.texts.map((text) => ({ ...text, text: `${text.text} Ours.` })),
    ),
  ).toEqual([]);
});
