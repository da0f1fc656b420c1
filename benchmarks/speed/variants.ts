/** Prepares the variants: the site as built, and three others, each in its own folder and compressed like the site. */
import { mkdirSync, readFileSync, writeFileSync, existsSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { compressBelow } from "../../gatsby/hosting/compress";
import { readPeerContent } from "./peer-pages";
import { buildAstro, buildNext, linkFiles, workFolder } from "./peers";
import type { Variant } from "./plan";

const scripts = /<script\b[\s\S]*?<\/script>/g;
const hints = /<link\b[^>]*(?:rel="modulepreload"|as="script"|rel="prefetch")[^>]*>/g;

/**
 * The consent banner is shown from the start, as the removed script would have done, so that the same content is
 * painted.
 */
const withoutScripts = (html: string): string =>
  html.replace(scripts, "").replace(hints, "").replace("<html ", '<html data-consent="ask" ');

/** Copies pages without their scripts from `site` to `folder`. `paths`: the pages' paths, such as `/el/faq`. */
const writeNoScriptPages = (site: string, folder: string, paths: readonly string[]): void => {
  for (const path of paths) {
    const file = path === "/" ? "index.html" : `${path.slice(1)}.html`;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), withoutScripts(readFileSync(join(site, file), "utf8")));
  }
};

/** Returns the folder of each variant. Astro and Next are built again unless KEEP_PEERS is set. */
export const prepareVariants = async (): Promise<Readonly<Record<Variant, string>>> => {
  const site = resolve("public");
  if (!existsSync(join(site, "index.html"))) throw new Error("There is no built site in public/: npm run build");
  const content = readPeerContent(site);
  const noScripts = join(workFolder, "noScripts");
  rmSync(noScripts, { recursive: true, force: true });
  mkdirSync(noScripts, { recursive: true });
  writeNoScriptPages(
    site,
    noScripts,
    content.pages.map(({ path }) => path),
  );
  const kept = process.env["KEEP_PEERS"] !== undefined;
  const astro = kept ? join(workFolder, "peers/astro/dist") : buildAstro(content);
  const next = kept ? join(workFolder, "peers/next/out") : buildNext(content);
  for (const folder of [noScripts, astro, next]) {
    linkFiles(site, folder);
    await compressBelow(folder);
  }
  return { site, noScripts, astro, next };
};
