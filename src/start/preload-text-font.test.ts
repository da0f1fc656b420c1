/** @jest-environment jsdom */
import { textFontPaths } from "../settings/fonts";
import { preloadTextFont } from "./preload-text-font";

const visit = (effectiveType?: string) => {
  Object.defineProperty(navigator, "connection", {
    configurable: true,
    value: effectiveType === undefined ? undefined : { effectiveType },
  });
};
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=preload]")];
const asked = () => links().map((link) => link.getAttribute("href"));

beforeEach(() => document.head.replaceChildren());
afterEach(() => jest.restoreAllMocks());

test.each([["4g"], [undefined]])(
  "a phone whose line is not said to be slow asks for the page's two weights (%s)",
  (line) => {
    visit(line);
    preloadTextFont("el");
    expect(asked()).toEqual(textFontPaths("el"));
  },
);

test.each(["3g", "2g", "slow-2g"])("on a line like %s the first picture goes first", (line) => {
  visit(line);
  preloadTextFont("en");
  expect(asked()).toEqual([]);
});

test("a wide screen has been told by the page", () => {
  visit("4g");
  preloadTextFont("en");
  expect(links().map(({ media }) => media)).toEqual(["(max-width: 767.98px)", "(max-width: 767.98px)"]);
});

test("the page is not laid out for the question how wide it is", () => {
  visit("4g");
  const width = jest.fn();
  Object.defineProperty(window, "innerWidth", { configurable: true, get: width });
  preloadTextFont("en");
  expect(width).not.toHaveBeenCalled();
});
