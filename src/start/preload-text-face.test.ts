/** @jest-environment jsdom */
import { textFontPaths } from "../config/fonts";
import { preloadTextFace } from "./preload-text-face";

const visit = (width: number, effectiveType?: string) => {
  jest.replaceProperty(window, "innerWidth", width);
  Object.defineProperty(navigator, "connection", {
    configurable: true,
    value: effectiveType === undefined ? undefined : { effectiveType },
  });
};
const asked = () => [...document.head.querySelectorAll("link[rel=preload]")].map((link) => link.getAttribute("href"));

beforeEach(() => document.head.replaceChildren());
afterEach(() => jest.restoreAllMocks());

test.each([["4g"], [undefined]])(
  "a phone whose line is not said to be slow asks for the page's two weights (%s)",
  (line) => {
    visit(390, line);
    preloadTextFace("el");
    expect(asked()).toEqual(textFontPaths("el"));
  },
);

test.each(["3g", "2g", "slow-2g"])("on a line like %s the first picture goes first", (line) => {
  visit(390, line);
  preloadTextFace("en");
  expect(asked()).toEqual([]);
});

test("a wide screen has been told by the page", () => {
  visit(1280, "4g");
  preloadTextFace("en");
  expect(asked()).toEqual([]);
});
