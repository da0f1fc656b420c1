/** Prepares the variants: the site as built, and three others, each in its own folder and compressed like the site. */
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { compressBelow } from "../../gatsby/hosting/compress";
import { writeNoScriptPages } from "./no-script-pages";
import { readPeerContent } from "./peer-pages";
import { buildAstro, buildNext, linkFiles, workFolder } from "./peers";
import type { Variant } from "./plan";

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
