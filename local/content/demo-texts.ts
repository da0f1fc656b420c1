/**
 * Recognises by their digests the demo's texts about its house, which may be untrue of the owner's. `npm run demo:texts` updates the
 * digests of the demo's texts and files after they have been edited.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { contentDirectory } from "../../gatsby/folders";
import { type ContentFile, parseContent } from "../../gatsby/content/content-file";
import { loadContent } from "../../gatsby/content/load";
import { orRefuse } from "../refusal";
import { demoDigests, shortDigest } from "../setup/demo-parts";
import known from "./demo-texts.json" with { type: "json" };
import { isRecord } from "./edit-yaml";
import type { OwnerTask } from "../../gatsby/content/due-dates";

/**
 * Files with texts about one house. Posts and policies are marked as samples as a whole; the interface's texts fit any
 * house.
 */
const aboutTheHouse = /^content\/(?:home|about|faq)\.yml$|^content\/suites\//;
const inALanguage = /(?:^|\.)(?:en|el)$/;

type Files = ReadonlyMap<string, Pick<ContentFile, "texts">>;

const digestOf = (text: string): string => shortDigest(text.normalize().replace(/\s+/g, " ").trim());

/**
 * Whether a text claims nothing about a house: a label such as “With the balcony”, a text that consists of facts, or a
 * question, which in Greek ends with a semicolon.
 */
const claimsNothing = (text: string): boolean =>
  /[?;]$/.test(text.trim()) || (text.replace(/\{\w+\}/g, "").match(/\p{L}+/gu) ?? []).length < 4;

const withoutLanguage = (field: string): string => field.replace(inALanguage, "");

const houseTexts = (files: Files) =>
  [...files].flatMap(([file, { texts }]) => {
    if (!aboutTheHouse.test(file)) return [];
    const found = texts.filter(({ field }) => inALanguage.test(field));
    // A field that claims nothing in one language is left out in both.
    const empty = new Set(found.filter(({ text }) => claimsNothing(text)).map(({ field }) => withoutLanguage(field)));
    return found
      .filter(({ field }) => !empty.has(withoutLanguage(field)))
      .map(({ text, line = 1 }) => ({ file, line, text, digest: digestOf(text) }));
  });

const starter = join(__dirname, "../setup/starter");

/** The texts that setup writes in place of the demo's. They are true of most houses. */
const starterTexts = (): Files =>
  new Map(
    ["home.yml", "about.yml", "faq.yml", "suites/luxury-suite/suite.yml"].flatMap((path) => {
      const file = parseContent(`content/${path}`, readFileSync(join(starter, path), "utf8"), () => undefined);
      return file === undefined ? [] : [[file.name, file] as const];
    }),
  );

/**
 * The sorted digests of all texts that claim something about this house, except those that setup writes.
 * `demo-texts.json` contains the digests of the demo.
 */
export const houseDigests = (files: Files): string[] => {
  const common = new Set(houseTexts(starterTexts()).map(({ digest }) => digest));
  const own = houseTexts(files).map(({ digest }) => digest);
  return [...new Set(own)].filter((digest) => !common.has(digest)).sort();
};

interface UnchangedText {
  readonly line: number;
  readonly text: string;
}

/** The lines of each file whose text is still the demo's, word for word. Only the first text of a line is listed. */
export const unchangedTexts = (
  files: Files,
  digests: readonly string[] = known,
): readonly (readonly [file: string, texts: readonly UnchangedText[]])[] => {
  const demo = new Set(digests);
  const found = new Map<string, Map<number, string>>();
  for (const { file, line, text, digest } of houseTexts(files)) {
    if (!demo.has(digest)) continue;
    const lines = found.get(file) ?? new Map<number, string>();
    if (!lines.has(line)) lines.set(line, text);
    found.set(file, lines);
  }
  return [...found].map(([file, lines]) => [
    file,
    [...lines].map(([line, text]) => ({ line, text })).sort((a, b) => a.line - b.line),
  ]);
};

const about = "content/about.yml";

/**
 * A launch item if `content/about.yml` is no longer marked as a sample, but more than half of its texts are still the
 * demo's. While the file is marked, the mark itself is listed.
 */
export const unchangedStory = (files: ReadonlyMap<string, Pick<ContentFile, "data" | "texts">>): OwnerTask[] => {
  const file = files.get(about);
  if (file === undefined || (isRecord(file.data) && file.data["sample"] === true)) return [];
  const sentences = houseTexts(new Map([[about, file]]));
  const demo = new Set(known);
  const unchanged = sentences.filter(({ digest }) => demo.has(digest));
  const task = "Most of this is the demo’s, word for word, and invented: write about your own house.";
  return unchanged.length * 2 > sentences.length ? [{ file: about, line: 1, field: "the whole file", task }] : [];
};

const writeDigests = async (): Promise<void> => {
  const { files } = await loadContent(contentDirectory);
  writeFileSync(resolve("local/content/demo-texts.json"), `${JSON.stringify(houseDigests(files), null, 2)}\n`);
  const lists = Object.entries(demoDigests(process.cwd())).map(
    ([path, digests]) => `  ${JSON.stringify(path)}: ${JSON.stringify(digests)}`,
  );
  writeFileSync(resolve("local/setup/demo-files.json"), `{\n${lists.join(",\n")}\n}\n`);
};

if (require.main === module) void orRefuse(writeDigests);
