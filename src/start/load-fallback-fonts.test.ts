/** @jest-environment jsdom */
import { loadFallbackFonts } from "./load-fallback-fonts";

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

test("a fallback font that the device does not have is no failure", async () => {
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
