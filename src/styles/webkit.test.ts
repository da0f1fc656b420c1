/** Rules of the style sheets for WebKit and for phones with a notch, which no end-to-end test covers. */
import { readFileSync, readdirSync } from "node:fs";

const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({ file, css: readFileSync(`src/${file}`, "utf8") }));

test("a quotation mark does not hang out of a paragraph with a drop cap, where it would be cut off", () => {
  const withDropCap = sheets.filter(({ css }) => /::first-letter \{[^}]*float: left/.test(css));
  expect(withDropCap.map(({ file }) => file).sort()).toEqual([
    "components/mdx/prose.module.css",
    "features/about/about-sections.module.css",
  ]);
  for (const { css } of withDropCap)
    expect(css).toMatch(/hanging-punctuation: none;[^{}]*&::first-letter \{[^}]*float: left/);
});

test("titles have no stroke in WebKit, which would also draw the stroke on the text after an underlined title", () => {
  const strokes = sheets.flatMap(({ css }) => [...css.matchAll(/-webkit-text-stroke: ([^;]*);/g)].map(([, to]) => to));
  expect([...new Set(strokes)].sort()).toEqual(["0", "var(--display-stroke) currentColor"]);
  const widths = sheets.flatMap(({ css }) => [...css.matchAll(/(.*\n.*\n)\s*--display-stroke: (?!0;)/g)]);
  expect(widths.map(([, before]) => before?.trim().split("\n")[0])).toEqual([
    "@supports not (hanging-punctuation: first) {",
  ]);
});

test("an underline's colour and thickness have their own properties, because WebKit ignores a `text-decoration` that contains them", () => {
  const shorthands = sheets.flatMap(({ css }) => [...css.matchAll(/text-decoration: ([^;]*);/g)].map(([, to]) => to));
  expect([...new Set(shorthands)].sort()).toEqual(["line-through", "none", "underline"]);
});

test("the margin of pages keeps text clear of the camera of a phone that is held sideways", () => {
  const tokens = readFileSync("src/styles/tokens.css", "utf8");
  expect(tokens).toContain("--safe-inline: max(env(safe-area-inset-left), env(safe-area-inset-right));");
  const margins = [...tokens.matchAll(/--page-margin: ([^;]*);/g)].map(([, margin]) => margin);
  expect(margins).toHaveLength(3);
  for (const margin of margins) expect(margin).toMatch(/^max\(.*, var\(--safe-inline\)\)$/);
});
