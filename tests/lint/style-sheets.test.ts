/**
 * What no other check would notice in style sheets: classes that a component uses but its sheet lacks, rules that the oldest
 * browsers of decision 0025 ignore, Greek capitals without their accents, and gradients with hard edges.
 */
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({ file, css: readFileSync(join("src", file), "utf8").replaceAll(/\/\*.*?\*\//gs, "") }));

const found = (pattern: RegExp): string[] =>
  sheets.flatMap(({ file, css }) => [...css.matchAll(pattern)].map(([text]) => `${file}: ${text.trim()}`));

const components = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));

/** The classes that the source of a component uses, each with the path of its style sheet. */
const usedClasses = (file: string, source: string): readonly (readonly [sheet: string, name: string])[] =>
  [...source.matchAll(/^import \* as (\w+) from "(\.[^"]+\.module\.css)";$/gm)].flatMap(([, styles = "", path = ""]) =>
    [...source.matchAll(new RegExp(String.raw`\b${styles}\.(\w+)(?!\w|\.css)`, "g"))].map(
      ([, name = ""]) => [join(dirname(file), path), name] as const,
    ),
  );

it("every class that a component takes from a style sheet is in it: types do not show that a class is missing", () => {
  expect(usedClasses("a.tsx", 'import * as styles from "./b.module.css";\n<p className={styles.text} />')).toEqual([
    ["b.module.css", "text"],
  ]);
  const missing = components.flatMap((file) =>
    usedClasses(file, readFileSync(join("src", file), "utf8"))
      .filter(([path, name]) => {
        const css = sheets.find((sheet) => sheet.file === path)?.css ?? "";
        return !new RegExp(String.raw`\.${name}\b`).test(css);
      })
      .map(([path, name]) => `${file}: .${name} is not in ${path}`),
  );
  expect(missing).toEqual([]);
});

/** The selector of a pseudo-element, and its declarations up to a nested block. */
const nestedInPseudoElement = /[^{};]*::[\w-]+[^{};()]*\{[^{}]*\{/g;

it("finds a block nested in the rule of a pseudo-element", () => {
  expect("a::after { color: red; @media print { color: black; } }".match(nestedInPseudoElement)).not.toBeNull();
  expect("a { &::after { color: red; } @media print { color: black; } }".match(nestedInPseudoElement)).toBeNull();
});

it("no rule of a pseudo-element contains a block, which browsers ignore before Chromium 130, Firefox 132 and Safari 18.2", () => {
  expect(found(nestedInPseudoElement)).toEqual([]);
});

it("floats are named by `left` and `right`: `inline-start` is unknown to Chromium before 118", () => {
  expect(found(/float:\s*inline-[a-z]+/g)).toEqual([]);
});

it("no declaration with var() or env() relies on an earlier one of the same property: browsers reject it too late for that", () => {
  const overridden = /(?<=[{;\s])([\w-]+):[^;{}]+;\s*\1:[^;{}]*\b(?:var|env)\([^;{}]*/g;
  expect("a { inset: 1px; inset: anchor-size(--a block, var(--b)); }".match(overridden)).not.toBeNull();
  expect("a { inset: 1px; block-size: var(--b); }".match(overridden)).toBeNull();
  expect(found(overridden)).toEqual([]);
});

it("columns of a subgrid have a fallback in the declaration before: Chromium before 117 has no subgrid", () => {
  const all = found(/grid-template-(?:columns|rows):[^;{}]*subgrid[^;{}]*;/g);
  const withFallback = found(/(?<=(grid-template-(?:columns|rows)):[^;{}]+;\s*)\1:[^;{}]*subgrid[^;{}]*;/g);
  expect(withFallback).toEqual(all);
});

it("no style has `text-transform: uppercase`, which removes Greek accents, also that of a capital first letter (“Όλες”)", () => {
  expect(found(/text-transform:\s*uppercase/g)).toEqual([]);
});

/** Rules of a field that give it small text. */
const smallField =
  /(?:\b(?:input|select|textarea)|\.(?:input|area))\b[^{}]*\{[^{}]*font(?:-size)?:[^;{}]*--text-x?s\b/g;

it("finds fields with small text", () => {
  expect(".a { & input { padding: 0; font-size: var(--text-s); } }".match(smallField)).not.toBeNull();
  expect(".a { & input { font-size: var(--text-m); } & p { font-size: var(--text-s); } }".match(smallField)).toBeNull();
});

it("the text of a field has at least 16 px, whatever surrounds the field: iOS zooms into the page when a field with smaller text is focused", () => {
  const base = sheets.find(({ file }) => file === join("styles", "base.css"))?.css ?? "";
  const inherited = base.lastIndexOf("font: inherit;");
  expect(inherited).toBeGreaterThan(0);
  expect(base.slice(inherited)).toMatch(/input,\s*select,\s*textarea \{\s*font-size: max\(1rem, 1em\);/);
  expect(found(smallField)).toEqual([]);
});

it("only `summary` has `list-style: none`: in Safari, VoiceOver does not announce lists with it as lists", () => {
  expect(
    found(/[^{};]*\{[^{}]*list-style(?:-type)?:[^;{}]*\bnone\b/g).map((rule) => rule.split("{")[0]?.trim()),
  ).toEqual([`${join("styles", "base.css")}: summary`]);
});

const emptyAndGone = /[^{};]*:empty\s*\{[^{}]*display:\s*none[^{}]*\}/g;

it("an empty live region is not `display: none`: screen readers announce its text only if the region was there before", () => {
  expect(".status:empty { display: none; }".match(emptyAndGone)).not.toBeNull();
  const regions = components.flatMap((file) => {
    const source = readFileSync(join("src", file), "utf8");
    const live = [...source.matchAll(/<\w+[^<]*\brole="status"[^<]*/g)].map(([tag]) => tag).join("");
    return usedClasses(file, source).filter(([, name]) => new RegExp(String.raw`\.${name}\b`).test(live));
  });
  expect(regions.length).toBeGreaterThan(0);
  const gone = regions.filter(([path, name]) =>
    (sheets.find((sheet) => sheet.file === path)?.css.match(emptyAndGone) ?? []).some((rule) =>
      new RegExp(String.raw`\.${name}:empty`).test(rule),
    ),
  );
  expect(gone).toEqual([]);
});

it("without nested rules, icons still have a size, and the skip link is hidden", () => {
  const base = sheets.find(({ file }) => file === join("styles", "base.css"))?.css ?? "";
  const ruleOf = (selector: string) => base.split(`\n  ${selector} {`)[1]?.split("}")[0];
  expect(ruleOf(".icon")).toContain("inline-size:");
  expect(ruleOf(".skip-link")).toContain("transform:");
  expect(ruleOf(".skip-link")).not.toContain("translate:");
});

/*
 * Gradients with hard edges (lines and dots) need plain colours. `color-mix()` is not a legacy colour, so browsers
 * interpolate a gradient that contains one in Oklab. Firefox approximates this interpolation with additional stops, and most of the lines
 * are lost. For paler lines, use an opacity instead.
 */

/** The values of declarations whose property matches. */
const declarations = (css: string, property: RegExp): readonly (readonly [property: string, value: string])[] =>
  [...css.matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)]
    .map(([, name = "", value = ""]) => [name, value] as const)
    .filter(([name]) => property.test(name));

const mixed = new Set(
  sheets
    .flatMap(({ css }) => declarations(css, /^--/))
    .filter(([, value]) => value.includes("color-mix("))
    .map(([name]) => name),
);

/** The gradients in a value that can have hard edges, with their parentheses. */
const gradientsWithEdges = (value: string): string[] =>
  value.match(/(?:repeating-[a-z]+|radial|conic)-gradient\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g) ?? [];

const isMixed = (gradient: string): boolean =>
  gradient.includes("color-mix(") ||
  [...gradient.matchAll(/var\((--[\w-]+)/g)].some(([, name = ""]) => mixed.has(name));

it("finds mixed colours in lines and dots", () => {
  const line =
    "repeating-linear-gradient(-45deg, color-mix(in srgb, var(--info) 46%, transparent) 0 1px, #000 1px 6px)";
  expect(gradientsWithEdges(`${line}, color-mix(in srgb, red, blue)`)).toEqual([line]);
  expect(isMixed(line)).toBe(true);
});

it("no gradient of lines or dots contains a mixed colour", () => {
  const mixedGradients = sheets.flatMap(({ file, css }) =>
    declarations(css, /^(?:background|mask|--)/)
      .flatMap(([, value]) => gradientsWithEdges(value))
      .filter(isMixed)
      .map((gradient) => `${file}: ${gradient}`),
  );
  expect(mixedGradients).toEqual([]);
});

/** Rules that give a pseudo-element both an empty text and a background other than a gradient. */
const drawnByBackground =
  /[^{};]*::(?:before|after)\s*\{[^{}]*content: "";[^{}]*background: (?!none|[^;]*gradient)[^{}]*\}/g;

it("finds pseudo-elements that are drawn by their background", () => {
  expect('a::after { content: ""; background: var(--sun); }'.match(drawnByBackground)).not.toBeNull();
  expect('a::after { content: ""; border: 2px solid var(--sun); }'.match(drawnByBackground)).toBeNull();
});

it("pseudo-elements without text are drawn by their border, because in forced colours browsers replace the background by the page's", () => {
  const files = sheets.flatMap(({ file, css }) => (css.match(drawnByBackground) ?? []).map(() => file)).sort();
  expect(files).toEqual([
    join("features", "consent", "preferences.sheet.css"),
    // The shade over the picture that the pointer is on.
    join("features", "gallery", "mosaic.module.css"),
    // The dot of a radio button. Not shown in forced colours, in which the browser draws the radio button itself.
    join("features", "privacy-requests", "request-page.module.css"),
  ]);
});
