/** @jest-environment jsdom */
import { applyNextPageFonts, loadNextPageFonts } from "./next-page-fonts";

class Face {
  constructor(
    readonly family: string,
    readonly source: string,
    readonly about: FontFaceDescriptors,
  ) {}
}

class Group {
  constructor(readonly cssRules: readonly unknown[]) {}
}

class FontFaceRule {
  constructor(private readonly values: Readonly<Record<string, string>>) {}
  readonly style = { getPropertyValue: (name: string) => this.values[name] ?? "" };
}

const text = new FontFaceRule({
  "font-family": '"Commissioner"',
  "font-weight": "600",
  src: 'url("/fonts/text.woff2")',
  "unicode-range": "U+0000-00FF",
});
const greek = new FontFaceRule({
  "font-family": '"Commissioner Greek"',
  "font-weight": "600",
  src: 'url("/fonts/greek.woff2")',
  "unicode-range": "U+0370-03FF",
});
const display = new FontFaceRule({
  "font-family": '"Noto Serif Display"',
  "font-style": "italic",
  "font-weight": "400",
  src: 'url("/fonts/display.woff2")',
  "unicode-range": "U+0000-00FF",
});

const own = { href: null, cssRules: [new Group([text, greek, display])] };
const foreign = {
  href: "https://elsewhere.example/style.css",
  get cssRules(): never {
    throw new Error("A style sheet of another origin cannot be read.");
  },
};

const added: Face[] = [];
const asked: [string, string][] = [];
const waiting: (() => void)[] = [];
const isUsed = () => document.documentElement.hasAttribute("data-typeface");

beforeAll(() => {
  Object.assign(window, { FontFace: Face, CSSFontFaceRule: FontFaceRule, CSSGroupingRule: Group });
  const load = (font: string, texts: string) => {
    asked.push([font, texts]);
    return new Promise<void>((resolve) => waiting.push(resolve));
  };
  const fonts = { add: (face: Face) => added.push(face), load, [Symbol.iterator]: () => added.values() };
  Object.assign(document, { fonts });
  Object.defineProperty(document, "styleSheets", { value: [own, foreign] });
  const { style } = document.documentElement;
  style.setProperty("--font-text", '"Commissioner", Arial, sans-serif');
  // The styles use the display font under its later name, as they do once the start bundle has applied it.
  style.setProperty("--font-display", '"Noto Serif Display Later", "Noto Serif Display", serif');
});

it("uses the text font and the display font on later pages once both have loaded", async () => {
  document.body.innerHTML = "<main>Aithra</main>";
  const fetched = loadNextPageFonts();
  const range = { unicodeRange: "U+0000-00FF" };
  expect(added).toEqual([
    new Face("Commissioner Later", 'url("/fonts/text.woff2")', { weight: "600", style: "normal", ...range }),
    new Face("Noto Serif Display Later", 'url("/fonts/display.woff2")', { weight: "400", style: "italic", ...range }),
  ]);
  expect(asked).toContainEqual(['400 1em "Commissioner Later"', expect.stringMatching(/^Aithra/)]);
  expect(asked).toContainEqual(['italic 400 1em "Noto Serif Display Later"', expect.stringMatching(/^Aithra/)]);
  applyNextPageFonts();
  expect(isUsed()).toBe(false);
  waiting.forEach((done) => done());
  await fetched;
  applyNextPageFonts();
  expect(isUsed()).toBe(true);
});

it("declares no face twice", () => {
  const count = added.length;
  void loadNextPageFonts();
  expect(added).toHaveLength(count);
});

it.each([
  [false, "Aithraÿ"],
  [true, "Aithra "],
])("fetches the font of rare letters, which few pages need, unless data-saver is on (%s)", (saveData, letters) => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData } });
  asked.length = 0;
  void loadNextPageFonts();
  expect(asked).toContainEqual(['400 1em "Commissioner Later"', letters]);
});
