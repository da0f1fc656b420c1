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
  "on a phone whose connection is not reported as slow, preloads both weights (%s)",
  (line) => {
    visit(line);
    preloadTextFont("el");
    expect(asked()).toEqual(textFontPaths("el"));
  },
);

test.each(["3g", "2g", "slow-2g"])(
  "on a %s connection, preloads no font, so that the first picture has priority",
  (line) => {
    visit(line);
    preloadTextFont("en");
    expect(asked()).toEqual([]);
  },
);

test("preloads only on narrow screens; wide ones have the preload in the page's head", () => {
  visit("4g");
  preloadTextFont("en");
  expect(links().map(({ media }) => media)).toEqual(["(max-width: 767.98px)", "(max-width: 767.98px)"]);
});

test("does not force a layout to read the width", () => {
  visit("4g");
  const width = jest.fn();
  Object.defineProperty(window, "innerWidth", { configurable: true, get: width });
  preloadTextFont("en");
  expect(width).not.toHaveBeenCalled();
});
