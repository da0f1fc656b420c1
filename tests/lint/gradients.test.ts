/**
 * Gradients with hard edges (lines and dots) need plain colours. `color-mix()` is not a legacy colour, so a gradient with it is
 * interpolated in Oklab. Firefox approximates this interpolation by further stops, and most of the lines are lost. Paler lines
 * get an opacity instead.
 */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({ file, css: readFileSync(join("src", file), "utf8").replaceAll(/\/\*.*?\*\//gs, "") }));

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

/** The gradients in a value, with their parentheses. */
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
  const found = sheets.flatMap(({ file, css }) =>
    declarations(css, /^(?:background|mask|--)/)
      .flatMap(([, value]) => gradientsWithEdges(value))
      .filter(isMixed)
      .map((gradient) => `${file}: ${gradient}`),
  );
  expect(found).toEqual([]);
});
