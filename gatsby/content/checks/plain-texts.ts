/** Texts that stand on a page as they are written: of YAML and JSON files, and in the heads of posts. What only Markdown or HTML knows would be seen. */
import type { CheckTools, Draft } from "../content";
import type { Wrong } from "../content-issue";

const slips: readonly (readonly [sign: RegExp, ...Wrong])[] = [
  [/<Fact\b/, "A component stands in a text that has none.", "Quote a fact by its name in braces: {checkInFrom}."],
  [
    /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i,
    "HTML is not understood here, and would be seen.",
    "Write plain words, without tags.",
  ],
  [
    /&(?:[a-z]+|#x?[0-9a-f]+);/i,
    "A code of HTML is not understood here, and would be seen.",
    "Write the sign itself: & — « ».",
  ],
  [
    /\]\([^)]*\)/,
    "A link is not understood here, and would be seen.",
    "Write plain words: only posts and policies have links in their text.",
  ],
  [
    /(?<![\w*])\*{1,2}[^\s*][^*\n]*(?<=[^\s*])\*{1,2}(?![\w*])|(?<!\w)__[^\s_][^_\n]*__(?!\w)|^#{1,6} /m,
    "Markdown is not understood here, and its signs would be seen.",
    "Write plain words, without stars, underscores and # signs.",
  ],
];

/** Guests' words stay as they wrote them; the map has names and numbers. */
const others = new Set(["content/reviews/reviews.yml", "content/map.geojson"]);

/** Texts that quote none of a page's signs. */
export const checkPlainTexts = ({ files }: Draft, { report }: CheckTools): void => {
  for (const [file, { texts }] of files) {
    if (others.has(file)) continue;
    for (const { text, field, line } of texts) {
      const slip = slips.find(([sign]) => sign.test(text));
      if (slip !== undefined) report({ file, line, field, problem: slip[1], fix: slip[2] });
    }
  }
};
