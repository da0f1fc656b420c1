/** @jest-environment jsdom */
import { textFontPaths } from "../settings/fonts";
import { loadFallbackFonts, preloadTextFont } from "./early-fonts";

const visit = (effectiveType?: string) => {
  Object.defineProperty(navigator, "connection", {
    configurable: true,
    value: effectiveType === undefined ? undefined : { effectiveType },
  });
};
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=preload]")];
const preloaded = () => links().map((link) => link.getAttribute("href"));

beforeEach(() => document.head.replaceChildren());
afterEach(() => jest.restoreAllMocks());

test.each([["4g"], [undefined]])(
  "preloads both weights if the connection is not reported as slow (%s)",
  (connection) => {
    visit(connection);
    preloadTextFont("el");
    expect(preloaded()).toEqual(textFontPaths("el"));
  },
);

test.each(["3g", "2g", "slow-2g"])(
  "on a %s connection, preloads no font, so that the first picture has priority",
  (connection) => {
    visit(connection);
    preloadTextFont("en");
    expect(preloaded()).toEqual([]);
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

const load = jest.fn<Promise<unknown>, [family: string]>();

/** A browser whose page has these font faces. Its body has not been parsed yet. */
const browser = (isFirefox: boolean, families: readonly string[] = []) => {
  globalThis.CSS = { supports: (property: string) => isFirefox && property === "-moz-appearance" } as typeof CSS;
  const fonts = families.map((family) => ({ family, load: () => load(family) }));
  Object.defineProperty(document, "fonts", { configurable: true, value: fonts });
  document.querySelector("body")?.remove();
};
/** Adds the body, as the parser does after the styles. */
const parseBody = async () => {
  document.documentElement.append(document.createElement("body"));
  await Promise.resolve();
};
const loaded = () => load.mock.calls.map(([family]) => family);

beforeEach(() => load.mockReset().mockResolvedValue(undefined));

test("in Firefox, the fallback fonts are loaded when the styles have been parsed, and the other fonts are not", async () => {
  browser(true);
  loadFallbackFonts();
  expect(loaded()).toEqual([]);
  Object.assign(document.fonts, [
    { family: "Commissioner", load: () => load("Commissioner") },
    { family: "Commissioner Fallback", load: () => load("Commissioner Fallback") },
  ]);
  await parseBody();
  expect(loaded()).toEqual(["Commissioner Fallback"]);
});

test("a fallback font that the device does not have causes no error", async () => {
  browser(true, ["Noto Serif Fallback", "Commissioner Fallback"]);
  load.mockRejectedValue(new Error("no such font"));
  loadFallbackFonts();
  await parseBody();
  expect(loaded()).toEqual(["Noto Serif Fallback", "Commissioner Fallback"]);
});

test("other browsers load the fallback fonts themselves", async () => {
  browser(false, ["Commissioner Fallback"]);
  loadFallbackFonts();
  await parseBody();
  expect(loaded()).toEqual([]);
});
