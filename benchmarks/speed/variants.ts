/**
 * Prepares the variants (the site as built and three others), each in its own folder and compressed like the site, and serves
 * each at its own address, with the code and caching of the site's own server.
 */
import { mkdirSync, readFileSync, writeFileSync, existsSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { compressFolder } from "../../gatsby/hosting/compress";
import { readBuiltHeaders } from "../../gatsby/hosting/saved-files";
import { answerSite } from "../../local/server/answer-site";
import { type PrivateServer, listenPrivately } from "../../local/server/ports";
import { backendPaths, cachingOf, immutableCache } from "../../src/settings/hosting";
import { readPeerContent, buildAstro, buildNext, linkFiles, workFolder } from "./peers";
import type { Variant } from "./plan";

const scripts = /<script\b[\s\S]*?<\/script>/g;
const hints = /<link\b[^>]*(?:rel="modulepreload"|as="script"|rel="prefetch")[^>]*>/g;

/**
 * The page without its scripts. The consent banner is shown from the start, as the removed script would have shown it, so that
 * the same content is painted.
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
const prepareVariants = async (): Promise<Readonly<Record<Variant, string>>> => {
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
  const reusePeers = process.env["KEEP_PEERS"] !== undefined;
  const astro = reusePeers ? join(workFolder, "peers/astro/dist") : buildAstro(content);
  const next = reusePeers ? join(workFolder, "peers/next/out") : buildNext(content);
  for (const folder of [noScripts, astro, next]) {
    linkFiles(site, folder);
    await compressFolder(folder);
  }
  return { site, noScripts, astro, next };
};

/** The peers' folders with files whose names contain a content hash. */
const hashed = /^\/(?:_astro|_next\/static)\//;

const caching = (pathname: string): string => (hashed.test(pathname) ? immutableCache : cachingOf(pathname));

/** Whether a request goes to the backend. There is no backend here: such requests are answered with an empty list. */
const isBackend = (pathname: string): boolean => backendPaths.some((prefix) => pathname.startsWith(prefix));

const policyHeader = "Content-Security-Policy";

/**
 * The site's headers. For the other variants the policy allows inline scripts and has no hashes, since a hash would
 * disable 'unsafe-inline'.
 */
const headersFor = (isSite: boolean): Readonly<Record<string, string>> => {
  const headers = readBuiltHeaders();
  const allowed = headers[policyHeader]?.replaceAll(/'sha256-[^']+'/g, "'unsafe-inline'");
  return isSite || allowed === undefined ? headers : { ...headers, [policyHeader]: allowed };
};

/** Serves `folder` on a free local port. `isSite`: the folder is the site as built. */
const serveFolder = (folder: string, isSite: boolean): Promise<PrivateServer> => {
  const headers = headersFor(isSite);
  const answer = answerSite({ folder, headers, caching });
  return listenPrivately((request, response) => {
    if (isBackend(request.url ?? "/")) {
      response.writeHead(200, { "Content-Type": "application/json" }).end("[]");
      return;
    }
    answer(request, response).catch(() => response.destroy());
  });
};

/** Prepares and serves all variants. */
export const serveVariants = async (): Promise<Record<Variant, PrivateServer>> => {
  const { site, noScripts, astro, next } = await prepareVariants();
  return {
    site: await serveFolder(site, true),
    noScripts: await serveFolder(noScripts, false),
    astro: await serveFolder(astro, false),
    next: await serveFolder(next, false),
  };
};
