/** What the classes of the style sheets are called in a build. */
import { createHash } from "node:crypto";
import { relative } from "node:path";
import type { Configuration, RuleSetRule } from "webpack";

interface StyleSheet {
  readonly rootContext: string;
  readonly resourcePath: string;
}

/**
 * `bar-1f3c9`: its own name, and what tells it from those of the same name in other sheets. Gatsby's names begin with the sheet's as well: they
 * stand in every page, many times over, and made the home page 2.5 % larger.
 */
export const classNameOf = ({ rootContext, resourcePath }: StyleSheet, _: string, name: string): string => {
  const path = relative(rootContext, resourcePath).replaceAll("\\", "/");
  return `${name}-${createHash("sha1").update(`${path} ${name}`).digest("hex").slice(0, 5)}`;
};

/** Rules within rules too. */
const everyRule = (rules: readonly unknown[]): readonly RuleSetRule[] =>
  rules.flatMap((rule) => {
    if (typeof rule !== "object" || rule === null) return [];
    const known: RuleSetRule = rule;
    return [known, ...everyRule(known.oneOf ?? [])];
  });

/** What a rule has a module read by, the last first. */
const loadersOf = ({ use }: RuleSetRule): readonly unknown[] => (Array.isArray(use) ? use : [use]);

/** The options of css-loader for sheets with names of their own. */
const namesIn = (loader: unknown): object | undefined => {
  if (typeof loader !== "object" || loader === null || !("loader" in loader) || !("options" in loader))
    return undefined;
  if (!/[\\/]css-loader[\\/]/.test(String(loader.loader))) return undefined;
  const { options } = loader;
  if (typeof options !== "object" || options === null || !("modules" in options)) return undefined;
  return typeof options.modules === "object" && options.modules !== null ? options.modules : undefined;
};

/** The same names in the pages and in the browser's bundles: both configurations are to be changed. Stops the build where no sheet has names of its own. */
export const setClassNames = ({ module }: Configuration): void => {
  const options = everyRule(module?.rules ?? [])
    .flatMap(loadersOf)
    .flatMap((loader) => namesIn(loader) ?? []);
  if (options.length === 0) throw new Error("class-names: Gatsby reads style sheets in another way than it did.");
  for (const names of options) Object.assign(names, { getLocalIdent: classNameOf });
};
