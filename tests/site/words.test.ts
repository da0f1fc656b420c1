/** @jest-environment jsdom */
/**
 * The texts of the built pages as read by programs that do not apply styles: reader modes, text browsers, AI assistants. To these
 * programs, two texts in adjacent elements without a space between them are one word.
 */
import { readDocuments } from "./documents";

/** Elements around which these programs put a line break, a tab or a picture. */
const blocks =
  "address article aside blockquote dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 header hr legend li main nav ol p pre section summary table td th tr ul br img";
/** Elements whose text is not part of the page's text: scripts, drawings, and controls, which have accessible names. */
const skipped = "script, style, template, svg, select, button, label, [aria-hidden=true]";

/** Pairs of texts in different elements, without space or line break between them. */
const joined = (document: Document): readonly string[] => {
  const found: string[] = [];
  let last = "";
  let from: Node | null = null;
  const read = (node: Node) => {
    if (node instanceof Text) {
      if (/[\p{L}\p{N}.!?%)»”€:;,]$/u.test(last) && /^[\p{L}\p{N}]/u.test(node.data) && from !== node.parentNode)
        found.push(`${last.slice(-24)}|${node.data.slice(0, 24)}`);
      last = node.data;
      from = node.parentNode;
    } else if (node instanceof Element) {
      const breaks = node.matches(blocks.replaceAll(" ", ",")) || node.matches(skipped);
      if (breaks) last = "";
      if (!node.matches(skipped)) node.childNodes.forEach(read);
      if (breaks) last = "";
    }
  };
  read(document.body);
  return found;
};

test("no two texts of a page run together without styles", () => {
  const faults = readDocuments().flatMap(({ path, document }) => joined(document).map((pair) => `${path}: ${pair}`));
  expect(faults).toEqual([]);
});
