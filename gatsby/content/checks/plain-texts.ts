/** Checks plain texts (YAML, JSON, and the front matter of MDX files): Markdown or HTML in them would be visible on the page. */
import type { CheckTools, Draft } from "../content";
import type { Wrong } from "../content-issue";

const mistakes: readonly (readonly [sign: RegExp, ...Wrong])[] = [
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

/** Files that are not checked: guests' words are not edited, and the map has only names and numbers. */
const unchecked = new Set(["content/reviews/reviews.yml", "content/map.geojson"]);

/** Reports HTML, components and Markdown in plain texts. */
export const checkPlainTexts = ({ files }: Draft, { report }: CheckTools): void => {
  for (const [file, { texts }] of files) {
    if (unchecked.has(file)) continue;
    for (const { text, field, line } of texts) {
      const slip = mistakes.find(([sign]) => sign.test(text));
      if (slip !== undefined) report({ file, line, field, problem: slip[1], fix: slip[2] });
    }
  }
};
