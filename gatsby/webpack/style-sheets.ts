/** How style sheets are bundled, and the generated class names of CSS modules (decision 0012). */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Configuration, RuleSetRule } from "webpack";

const isMiniCssExtract = (plugin: unknown): plugin is { readonly options: object } =>
  plugin?.constructor.name === "MiniCssExtractPlugin";

/** Turns off the development server's warning that pages import styles in different orders: the order of CSS modules does not matter. */
export const ignoreStyleOrder = ({ plugins = [] }: Configuration): void => {
  for (const plugin of plugins as readonly unknown[])
    if (isMiniCssExtract(plugin)) Object.assign(plugin.options, { ignoreOrder: true });
};

/** Removes the group by which Gatsby puts all styles into every page: a page then has only the styles of its components (decision 0012). */
export const splitStyles = ({ optimization }: Configuration): void => {
  const groups = optimization?.splitChunks ? optimization.splitChunks.cacheGroups : undefined;
  if (groups === undefined || !("styles" in groups))
    throw new Error("style-sheets: Gatsby no longer has a cache group for all styles.");
  delete groups["styles"];
};

const comments = /\/\*.*?\*\//gs;

/** The classes and keyframes that a style sheet defines, in their order, without duplicates. */
const namesOf = (css: string): readonly string[] => [
  ...new Set(
    [...css.replace(comments, "").matchAll(/(?:\.|@keyframes )([a-z_][\w-]*)/gi)].map(([, name = ""]) => name),
  ),
];

/**
 * Returns a name such as `booking-bar-3`: the name of the style sheet, and the position of the class in it. The name contains
 * no hash, because every page contains its class names, and hashes cannot be compressed (decision 0012). Therefore no two style sheets may
 * have the same name. Throws if the style sheet does not contain the class.
 */
export const classNameOf = ({ resourcePath }: { readonly resourcePath: string }, _: string, name: string): string => {
  const position = namesOf(readFileSync(resourcePath, "utf8")).indexOf(name);
  if (position < 0) throw new Error(`style-sheets: ${resourcePath} has no class or keyframes with the name ${name}.`);
  return `${basename(resourcePath, ".module.css")}-${position}`;
};

interface CssLoader {
  readonly loader?: string;
  readonly options?: { readonly modules?: object | false };
}

/**
 * Makes css-loader name classes with `classNameOf`. Called for the HTML and the JavaScript build, which must agree. Throws if the
 * configuration has no CSS modules.
 */
export const setClassNames = ({ module }: Configuration): void => {
  const rules = (module?.rules ?? []) as readonly RuleSetRule[];
  const loaders = rules
    .flatMap(({ oneOf = [] }) => oneOf as readonly RuleSetRule[])
    .flatMap(({ use }) => use as CssLoader | readonly CssLoader[]);
  const modules = loaders.flatMap(({ loader = "", options }) =>
    /[\\/]css-loader[\\/]/.test(loader) && options?.modules ? [options.modules] : [],
  );
  if (modules.length === 0) throw new Error("style-sheets: Gatsby no longer reads CSS modules with css-loader.");
  for (const names of modules) Object.assign(names, { getLocalIdent: classNameOf });
};
