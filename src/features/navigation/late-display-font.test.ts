/** @jest-environment jsdom */
import { showLateDisplayFont } from "./late-display-font";

const root = document.documentElement;
const isUsed = () => root.hasAttribute("data-display-typeface");

/** The fonts that were loaded, as in the CSS property `font`. */
const loaded: string[] = [];

/** Lays out a page longer than the window: its heading has one more line in the display font if `grows`. */
const layOut = (grows: boolean, top = 0): void => {
  document.body.innerHTML = "<main><h1>Aithra</h1><p>Text</p></main>";
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const height = isUsed() && grows ? 80 : 40;
    if (this.tagName === "MAIN") return new DOMRect(0, 0, 300, 5000 + height);
    return this.tagName === "H1" ? new DOMRect(0, top, 300, height) : new DOMRect(0, top + height, 300, 20);
  });
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
  Object.assign(window, { DOMRect: Rect });
  const load = (font: string) => Promise.resolve(void loaded.push(font));
  const fonts = { add: jest.fn(), load, [Symbol.iterator]: () => [].values() };
  Object.assign(document, { fonts });
});
beforeEach(() => {
  loaded.length = 0;
  root.removeAttribute("data-display-typeface");
  root.style.setProperty("--font-text", '"Commissioner", sans-serif');
  root.style.setProperty("--font-display", '"Noto Serif Display", serif');
});

it("uses the display font if nothing moves", async () => {
  layOut(false);
  await showLateDisplayFont();
  expect(isUsed()).toBe(true);
});

it("does not use the display font if a text in view would move", async () => {
  layOut(true);
  await showLateDisplayFont();
  expect(isUsed()).toBe(false);
});

it("uses it if only texts below the window move", async () => {
  layOut(true, window.innerHeight + 10);
  await showLateDisplayFont();
  expect(isUsed()).toBe(true);
});

it("does nothing if the theme's titles are in the text font", async () => {
  layOut(false);
  root.style.setProperty("--font-display", '"Commissioner", sans-serif');
  await showLateDisplayFont();
  expect(isUsed()).toBe(false);
});

it("loads the italic font only if the page has italic text in the display font", async () => {
  layOut(false);
  await showLateDisplayFont();
  expect(loaded.join()).not.toContain("italic");
  document.querySelector("h1")!.style.font = 'italic 400 1rem "Noto Serif Display", serif';
  await showLateDisplayFont();
  expect(loaded).toContain('italic 400 1em "Noto Serif Display Later"');
});
