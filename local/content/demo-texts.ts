/** The demo's words about its own house, known by their digests: a text that is unchanged has perhaps not been read yet. */
import { createHash } from "node:crypto";
import type { ContentFile } from "../../gatsby/content/content-file";
import known from "./demo-texts.json" with { type: "json" };

/** Files whose texts speak of one house. Posts and policies are samples as a whole, the interface's words are anybody's. */
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
          .map(({ text, line = 1 }) => ({ file, line, digest: digestOf(text) }))
      : [],
  );

/** The digests of all that is said of the house, sorted: what `demo-texts.json` holds of the demo. */
export const houseDigests = (files: Files): string[] => [
  ...new Set(
    houseTexts(files)
      .map(({ digest }) => digest)
      .sort(),
  ),
];

/** The lines of each file whose text is still the demo's, word for word. */
export const unchangedTexts = (
  files: Files,
  digests: readonly string[] = known,
): readonly (readonly [file: string, lines: readonly number[]])[] => {
  const demo = new Set(digests);
  const lines = new Map<string, Set<number>>();
  for (const { file, line, digest } of houseTexts(files)) {
    if (demo.has(digest)) lines.set(file, (lines.get(file) ?? new Set()).add(line));
  }
  return [...lines].map(([file, found]) => [file, [...found].sort((a, b) => a - b)]);
};
