/** @jest-environment jsdom */
import { loadNextPageFonts } from "./later-fonts";
import { applyNextPageFonts } from "./next-page-fonts";

class Face {
  constructor(
    readonly family: string,
    readonly source: string,
    readonly descriptors: FontFaceDescriptors,
  ) {}
  get unicodeRange() {
    return this.descriptors.unicodeRange ?? "";
  }
  load() {
    requested.push(this);
    return new Promise<void>((resolve) => finishLoads.push(resolve));
  }
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
  "unicode-range": "U+20-7E, U+A0",
});
const rare = new FontFaceRule({
  "font-family": '"Commissioner"',
  "font-weight": "600",
  src: 'url("/fonts/rare.woff2")',
  "unicode-range": "U+FD-FF, U+131",
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
  "unicode-range": "U+20-7E, U+A0",
});

const own = { href: null, cssRules: [new Group([text, rare, greek, display])] };
const foreign = {
  href: "https://elsewhere.example/style.css",
  get cssRules(): never {
    throw new Error("A style sheet of another origin cannot be read.");
  },
};

const added = new Set<Face>();
const requested: Face[] = [];
const finishLoads: (() => void)[] = [];
const areUsed = () => document.documentElement.hasAttribute("data-typeface");

beforeAll(() => {
  Object.assign(window, { FontFace: Face, CSSFontFaceRule: FontFaceRule, CSSGroupingRule: Group });
  Object.assign(document, { fonts: added });
  Object.defineProperty(document, "styleSheets", { value: [own, foreign] });
  const { style } = document.documentElement;
  style.setProperty("--font-text", '"Commissioner Later", "Commissioner", Arial, sans-serif');
  style.setProperty("--font-display", '"Noto Serif Display Later", "Noto Serif Display", serif');
});

beforeEach(() => {
  document.body.innerHTML = "<main>Aithra</main>";
  requested.length = 0;
  finishLoads.length = 0;
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
});

it("uses the text font and the display font on later pages once both have loaded", async () => {
  const fetched = loadNextPageFonts();
  const range = { unicodeRange: "U+20-7E, U+A0" };
  const faces = [
    new Face("Commissioner Later", 'url("/fonts/text.woff2")', { weight: "600", style: "normal", ...range }),
    new Face("Noto Serif Display Later", 'url("/fonts/display.woff2")', { weight: "400", style: "italic", ...range }),
  ];
  expect(requested).toEqual(faces);
  applyNextPageFonts();
  expect([areUsed(), added.size]).toEqual([false, 0]);
  finishLoads.forEach((finish) => finish());
  await fetched;
  applyNextPageFonts();
  expect(areUsed()).toBe(true);
  // All faces are added, so that the browser can load the file of the rare letters if a later page needs it.
  expect([...added].map(({ source }) => source)).toEqual(
    expect.arrayContaining(['url("/fonts/text.woff2")', 'url("/fonts/rare.woff2")', 'url("/fonts/display.woff2")']),
  );
});

it("adds each face to the document only once", async () => {
  const count = added.size;
  const fetched = loadNextPageFonts();
  finishLoads.forEach((finish) => finish());
  await fetched;
  applyNextPageFonts();
  expect(added.size).toBe(count);
});

it.each([
  [false, true],
  [true, false],
])("fetches the font of rare letters, which few pages need, unless data-saver is on (%s)", (saveData, isFetched) => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData } });
  void loadNextPageFonts();
  expect(requested.some(({ source }) => source.includes("rare"))).toBe(isFetched);
});
