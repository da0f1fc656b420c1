/** `check:launch` recognises the demo's texts about its house. */
import { join } from "node:path";
import type { Content } from "../../gatsby/content/content";
import { loadContent } from "../../gatsby/content/load";
import {
  houseDigests,
  stayValues,
  unchangedFacts,
  unchangedStory,
  unchangedTexts,
} from "../../local/content/demo-texts";
import facts from "../../local/content/demo-facts.json" with { type: "json" };
import known from "../../local/content/demo-texts.json" with { type: "json" };
import { demoDigests } from "../../local/setup/demo-parts";
import knownFiles from "../../local/setup/demo-files.json" with { type: "json" };

// Loading the content takes seconds on a busy machine, because every picture is measured.
jest.setTimeout(60_000);

let content: Content;

beforeAll(async () => {
  content = await loadContent(join(process.cwd(), "content"));
});

test("demo-texts.json and demo-facts.json are up to date (npm run demo:texts)", () => {
  expect(houseDigests(content.files)).toEqual(known);
  expect(stayValues(content.stay)).toEqual(facts);
});

test("demo-files.json is up to date (npm run demo:texts)", () => {
  expect(demoDigests(process.cwd())).toEqual(knownFiles);
});

test("a text with any change by the owner is not listed as unchanged", () => {
  const name = "content/faq.yml";
  const { texts = [] } = content.files.get(name) ?? {};
  const line = texts.find(({ text, field }) => /\.en$/.test(field) && text.split(" ").length > 2)?.line;
  if (line === undefined) throw new Error("The questions have no text.");
  const ours = texts.map((text) => (text.line === line ? { ...text, text: `${text.text} Ours.` } : text));
  const rewritten = new Map([[name, { texts: ours }]]);
  const linesOf = (files: Parameters<typeof unchangedTexts>[0]) =>
    (unchangedTexts(files).find(([file]) => file === name)?.[1] ?? []).map((text) => text.line);
  expect(linesOf(content.files)).toContain(line);
  expect(linesOf(rewritten)).not.toContain(line);
});

test("lists unchanged texts, but not labels of one or two words", () => {
  const texts = unchangedTexts(content.files).flatMap(([, found]) => found.map(({ text }) => text));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.trim().split(/\s+/).length < 3)).toEqual([]);
});

test("lists a number that still has the demo's value and is not marked as a sample", () => {
  const labels = (stay: Content["stay"]) =>
    unchangedFacts({ ...content, stay }).map(({ label, text }) => `${label}: ${text}`);
  const { wifiMbps } = content.stay.facts;
  if (wifiMbps?.type !== "speed") throw new Error("There is no speed.");
  const withSpeed = (value: number) => ({
    ...content.stay,
    facts: { ...content.stay.facts, wifiMbps: { ...wifiMbps, sample: false, value } },
  });
  expect(labels(withSpeed(100))).toContain("Wi-Fi speed: 100 Mbps");
  expect(labels(withSpeed(300)).join()).not.toContain("Wi-Fi");
  const { termsEffectiveFrom } = content.stay.facts;
  const confirmed = {
    ...content.stay,
    facts: { ...content.stay.facts, termsEffectiveFrom: { ...termsEffectiveFrom, sample: false } },
  };
  expect(labels(content.stay).join()).not.toContain("in force since");
  expect(labels(confirmed).join()).toMatch(/in force since: 4\sMay\s2025/);
});

test("lists an about page with the demo's texts even if it is not marked as a sample", () => {
  const about = content.files.get("content/about.yml");
  if (about === undefined) throw new Error("There is no about page.");
  const saying = (data: unknown, texts = about.texts) =>
    unchangedStory(new Map([["content/about.yml", { data, texts }]]));
  expect(saying({ sample: true })).toEqual([]);
  expect(saying({})).toEqual([expect.objectContaining({ file: "content/about.yml", field: "the whole file" })]);
  expect(
    saying(
      {},
      about.texts.map((text) => ({ ...text, text: `${text.text} Ours.` })),
    ),
  ).toEqual([]);
});
