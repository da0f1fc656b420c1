/** Tests the style sheet of the typefaces, which `npm run fonts` writes. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fontPath } from "../../src/settings/fonts";
import { languageFacts } from "../../src/settings/languages";

const sheet = readFileSync(resolve("src/styles/faces.css"), "utf8");

/** The `@font-face` rules of the regular text face in order: the file and `unicode-range` of each. */
const faces = [...sheet.matchAll(/@font-face \{[^}]*\}/g)]
  .map(([face]) => face)
  .filter((face) => face.includes('font-family: "Commissioner";') && face.includes("font-weight: 400"))
  .map((face) => ({
    file: /url\("([^"]+)"\)/.exec(face)?.[1],
    ranges: [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = "", last = first]) =>
      [first, last].map((point) => Number.parseInt(point, 16)),
    ),
  }));

/** If several faces have a character, browsers use the last of them. */
const fileFor = (character: string): string | undefined => {
  const point = character.codePointAt(0) ?? 0;
  return faces.findLast(({ ranges }) => ranges.some(([first = 0, last = 0]) => first <= point && point <= last))?.file;
};

it("shows the name of the Greek language on an English page from the English file", () => {
  const files = new Set(Array.from(languageFacts.el.name, fileFor));
  expect([...files]).toEqual([fontPath("commissioner-400", "en")]);
});

it("shows other Greek words on an English page from the Greek file", () => {
  expect(fileFor("Θ")).toBe(fontPath("commissioner-400", "el"));
});
