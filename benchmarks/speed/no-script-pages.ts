/**
 * The built pages without any script or preload of a script. They are the lower bound: nothing can show the same
 * content sooner.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const scripts = /<script\b[\s\S]*?<\/script>/g;
const hints = /<link\b[^>]*(?:rel="modulepreload"|as="script"|rel="prefetch")[^>]*>/g;

/**
 * The consent banner is shown from the start, as the removed script would have done, so that the same content is
 * painted.
 */
export const withoutScripts = (html: string): string =>
  html.replace(scripts, "").replace(hints, "").replace("<html ", '<html data-consent="ask" ');

/** Copies pages without their scripts from `site` to `folder`. `paths` have no language prefix and no hash. */
export const writeNoScriptPages = (site: string, folder: string, paths: readonly string[]): void => {
  for (const path of paths) {
    const file = path === "/" ? "index.html" : `${path.slice(1)}.html`;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), withoutScripts(readFileSync(join(site, file), "utf8")));
  }
};
