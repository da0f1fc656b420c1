/** @jest-environment jsdom */
import { loadTextFont, applyTextFont } from "./text-font";

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
const display = new FontFaceRule({ "font-family": '"Noto Serif Display"', src: 'url("/fonts/display.woff2")' });

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
const isShown = () => document.documentElement.hasAttribute("data-typeface");

beforeAll(() => {
  Object.assign(window, { FontFace: Face, CSSFontFaceRule: FontFaceRule, CSSGroupingRule: Group });
  const add = (face: Face) => added.push(face);
  const load = (font: string, texts: string) => {
    asked.push([font, texts]);
    return new Promise<void>((resolve) => waiting.push(resolve));
  };
  Object.assign(document, { fonts: { add, load } });
  Object.defineProperty(document, "styleSheets", { value: [own, foreign] });
});

it("uses the text font on later pages once it has loaded", async () => {
  document.body.innerHTML = "<main>Aithra</main>";
  const fetched = loadTextFont();
  expect(added).toEqual([
    new Face("Commissioner Later", 'url("/fonts/text.woff2")', { weight: "600", unicodeRange: "U+0000-00FF" }),
  ]);
  expect(asked).toContainEqual(['400 1em "Commissioner Later"', expect.stringMatching(/^Aithra/)]);
  applyTextFont();
  expect(isShown()).toBe(false);
  waiting.forEach((done) => done());
  await fetched;
  applyTextFont();
  expect(isShown()).toBe(true);
});
