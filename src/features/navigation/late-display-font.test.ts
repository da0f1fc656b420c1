/** @jest-environment jsdom */
import { showLateDisplayFont } from "./late-display-font";

const family = "Noto Serif Display";
const { style } = document.documentElement;

/** The faces that the document uses. */
const used = new Set<object>();
const loaded: string[] = [];
/** Weights and styles in which the page has used the display font since its first paint. */
let firstPaint: readonly string[] = [];

class Face {
  readonly unicodeRange = "U+0-7F";
  constructor(
    readonly family: string,
    _source: string,
    readonly descriptors: FontFaceDescriptors,
  ) {}
  get style() {
    return this.descriptors.style;
  }
  load() {
    loaded.push(`${this.style ?? ""} ${this.descriptors.weight ?? ""}`);
    return Promise.resolve(this);
  }
}

class Group {
  constructor(readonly cssRules: readonly unknown[]) {}
}

class FontFaceRule {
  constructor(private readonly values: Readonly<Record<string, string>>) {}
  readonly style = { getPropertyValue: (name: string) => this.values[name] ?? "" };
}

const rule = (fontStyle: string) =>
  new FontFaceRule({ "font-family": `"${family}"`, "font-style": fontStyle, "font-weight": "400" });

/** Lays out a page longer than the window. If `grows`, the display font adds a line to its heading. */
const layOut = (grows: boolean, top = 0): void => {
  document.body.innerHTML = "<main><h1>Aithra</h1><p>Text</p></main>";
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const height = used.size > 0 && grows ? 80 : 40;
    if (this.tagName === "MAIN") return new DOMRect(0, 0, 300, 5000 + height);
    return this.tagName === "H1" ? new DOMRect(0, top, 300, height) : new DOMRect(0, top + height, 300, 20);
  });
};

/** A canvas in which text in a style of `firstPaint` is narrower than in the fallback font. */
const canvas = () => {
  const context = {
    font: "",
    measureText: () => {
      const [before = "", after] = context.font.split(` 100px "${family}"`);
      return { width: after !== undefined && firstPaint.includes(before) ? 90 : 100 };
    },
  };
  return context;
};

beforeAll(() => {
  class Rect {
    constructor(
      readonly left: number,
      readonly top: number,
      readonly width: number,
      readonly height: number,
    ) {}
    get bottom() {
      return this.top + this.height;
    }
  }
  Object.assign(window, { DOMRect: Rect, FontFace: Face, CSSFontFaceRule: FontFaceRule, CSSGroupingRule: Group });
  Object.assign(document, { fonts: used });
  Object.assign(HTMLCanvasElement.prototype, { getContext: canvas });
  Object.defineProperty(document, "styleSheets", {
    value: [{ href: null, cssRules: [new Group([rule("normal"), rule("italic")])] }],
  });
});
beforeEach(() => {
  used.clear();
  loaded.length = 0;
  firstPaint = [];
  style.setProperty("--font-text", '"Commissioner Later", "Commissioner", sans-serif');
  style.setProperty("--font-display", `"${family} Later", "${family}", serif`);
});

it("uses the display font if nothing would move", async () => {
  layOut(false);
  await showLateDisplayFont();
  expect(used.size).toBe(2);
});

it("does not use the display font if text in view would move", async () => {
  layOut(true);
  await showLateDisplayFont();
  expect(used.size).toBe(0);
});

it("uses the display font if only text below the window would move", async () => {
  layOut(true, window.innerHeight + 10);
  await showLateDisplayFont();
  expect(used.size).toBe(2);
});

it("does nothing if the theme uses the text font for titles", async () => {
  layOut(false);
  style.setProperty("--font-display", '"Commissioner Later", "Commissioner", sans-serif');
  await showLateDisplayFont();
  expect(used.size).toBe(0);
});

/** Makes the heading italic in the display font. */
const setItalics = (): void => {
  document.querySelector("h1")!.style.font = `italic 400 1rem "${family} Later", serif`;
};

it("loads the italic font only if the page has italic text in the display font", async () => {
  layOut(false);
  await showLateDisplayFont();
  expect(loaded).toEqual(["normal 400"]);
  setItalics();
  await showLateDisplayFont();
  expect(loaded).toContain("italic 400");
});

it("does nothing if the page has had the display font since its first paint, in all styles that it needs", async () => {
  layOut(false);
  firstPaint = ["400"];
  await showLateDisplayFont();
  expect([loaded, used.size]).toEqual([[], 0]);
  setItalics();
  await showLateDisplayFont();
  expect(used.size).toBe(2);
});
