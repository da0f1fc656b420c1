/** Renames a suite. Its folder's name is part of its URL, so links and quoted facts change with it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathsOf } from "../../gatsby/content/content-reader";
import type { Changes } from "./starter";

/** Files that may refer to the suite, by links to its page or paths of its facts. */
const isText = (path: string): boolean => /\.(?:yml|mdx|json)$/.test(path);

const renamed = (text: string, from: string, to: string): string =>
  text
    .replace(new RegExp(String.raw`(/suite/)${from}(?![\w-])`, "g"), `$1${to}`)
    .replace(new RegExp(String.raw`(\bsuites\.)${from}(?=\.)`, "g"), `$1${to}`);

/**
 * The changes plus the move of the suite from one folder in `content/suites` to another. Archived policies stay as they
 * were agreed to.
 */
export const withSuiteMoved = (root: string, changes: Changes, from: string, to: string): Changes => {
  const moved = new Map(changes);
  const folder = `content/suites/${from}/`;
  const paths = new Set([...pathsOf(join(root, "content"))].map((path) => `content/${path}`));
  for (const path of new Set([...paths, ...changes.keys()])) {
    const content = changes.has(path) ? changes.get(path) : undefined;
    if (path.startsWith(folder)) {
      const bytes = content === undefined ? readFileSync(join(root, path)) : content;
      const own =
        path.endsWith("/suite.yml") && bytes !== null ? String(bytes).replace(/^id: .*$/m, `id: ${to}`) : bytes;
      if (own !== null) moved.set(`content/suites/${to}/${path.slice(folder.length)}`, own);
      if (paths.has(path)) moved.set(path, null);
      else moved.delete(path);
      continue;
    }
    if (!isText(path) || content === null || path.startsWith("content/policies/archive/")) continue;
    const before = content === undefined ? readFileSync(join(root, path), "utf8") : String(content);
    const text = renamed(before, from, to);
    if (text !== before) moved.set(path, text);
  }
  return moved;
};
