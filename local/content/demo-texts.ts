/**
 * Recognises the demo's texts about its house by their digests, and its times and numbers by their values: the owner
 * may not have checked them.
 */
import { createHash } from "node:crypto";
import type { ContentFile } from "../../gatsby/content/content-file";
import { statedFacts } from "../../gatsby/content/facts";
import type { Content } from "../../gatsby/content/content";
import type { Stay, StayFact } from "../../gatsby/content/schema/stay";
import { writeStayFact } from "../../gatsby/content/write-fact";
import knownFacts from "./demo-facts.json" with { type: "json" };
import type { LaunchItem } from "./launch-items";
import known from "./demo-texts.json" with { type: "json" };

/**
 * Files with texts about one house. Posts and policies are marked as samples as a whole; the interface's texts fit any
 * house.
 */
const aboutTheHouse = /^content\/(?:home|about|faq)\.yml$|^content\/suites\//;
const inALanguage = /(?:^|\.)(?:en|el)$/;

type Files = ReadonlyMap<string, Pick<ContentFile, "texts">>;

const digestOf = (text: string): string =>
  createHash("sha256").update(text.normalize().replace(/\s+/g, " ").trim()).digest("hex").slice(0, 8);

const houseTexts = (files: Files) =>
  [...files].flatMap(([file, { texts }]) =>
    aboutTheHouse.test(file)
      ? texts
          .filter(({ field }) => inALanguage.test(field))
          .map(({ text, line = 1 }) => ({ file, line, text, digest: digestOf(text) }))
      : [],
  );

/** The sorted digests of all texts about the house. `demo-texts.json` contains those of the demo. */
export const houseDigests = (files: Files): string[] => [
  ...new Set(
    houseTexts(files)
      .map(({ digest }) => digest)
      .sort(),
  ),
];

/** Short labels such as “Indoors” or “Double bed” fit any house. */
const isLabel = (text: string): boolean => text.trim().split(/\s+/).length < 3;

export interface UnchangedText {
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
    if (!demo.has(digest) || isLabel(text)) continue;
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
 * A launch item while most of the house's story is the demo's invented text, even if the file is no longer marked as a
 * sample.
 */
export const unchangedStory = (files: ReadonlyMap<string, Pick<ContentFile, "data" | "texts">>): LaunchItem[] => {
  const file = files.get(about);
  if (file === undefined || hasMark(file.data)) return [];
  const sentences = houseTexts(new Map([[about, file]])).filter(({ text }) => !isLabel(text));
  const demo = new Set(known);
  const unchanged = sentences.filter(({ digest }) => demo.has(digest));
  const task = "Most of this is the demo’s, word for word, and invented: tell of your own house.";
  return unchanged.length * 2 > sentences.length ? [{ file: about, line: 1, field: "the whole file", task }] : [];
};

const hasMark = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "sample" in data && data.sample === true;

/** A fact of the stay that still has the demo's value. */
export interface UnchangedFact extends UnchangedText {
  readonly label: string;
}

const valueOf = (fact: StayFact): string =>
  fact.type === "money" ? `${fact.amount} ${fact.currency}` : String(fact.value);

/** The times, numbers and days of `stay.yml` by name. `demo-facts.json` contains those of the demo. */
export const stayValues = (stay: Pick<Stay, "facts">): Readonly<Record<string, string>> =>
  Object.fromEntries(
    statedFacts(stay).flatMap(([name, fact]) => (fact.type === "boolean" ? [] : [[name, valueOf(fact)]])),
  );

/** The facts of the stay that have the demo's values and are not marked as samples. Samples are listed anyway. */
export const unchangedFacts = (
  { stay, factWords, files }: Pick<Content, "stay" | "factWords" | "files">,
  demo: Readonly<Record<string, string>> = knownFacts,
): UnchangedFact[] =>
  statedFacts(stay).flatMap(([name, fact]) =>
    fact.type === "boolean" || ("sample" in fact && fact.sample === true) || demo[name] !== valueOf(fact)
      ? []
      : [
          {
            line: files.get("content/stay.yml")?.lineOf(["facts", name]) ?? 1,
            label: fact.label.en,
            text: writeStayFact(fact, "en", factWords.en),
          },
        ],
  );
