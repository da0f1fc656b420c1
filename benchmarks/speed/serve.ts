/** Serves each variant at its own address, with the code, compression and caching of the site's own server. */
import { readBuiltHeaders } from "../../gatsby/hosting/saved-files";
import { answerSite } from "../../local/server/answer-site";
import { type PrivateServer, listenPrivately } from "../../local/server/ports";
import { backendPaths, immutableCache, cachingOf } from "../../src/settings/hosting";

/** The peers' folders with files whose names contain a content hash. */
const hashed = /^\/(?:_astro|_next\/static)\//;

const caching = (pathname: string): string => (hashed.test(pathname) ? immutableCache : cachingOf(pathname));

/** Whether a request goes to the backend. There is no backend here: such requests are answered with an empty list. */
const isBackend = (pathname: string): boolean => backendPaths.some((prefix) => pathname.startsWith(prefix));

const policy = "Content-Security-Policy";

/**
 * The site's headers. For the other variants the policy allows inline scripts and has no hashes, since a hash would
 * disable 'unsafe-inline'.
 */
const headersFor = (isSite: boolean): Readonly<Record<string, string>> => {
  const headers = readBuiltHeaders();
  const allowed = headers[policy]?.replaceAll(/'sha256-[^']+'/g, "'unsafe-inline'");
  return isSite || allowed === undefined ? headers : { ...headers, [policy]: allowed };
};

/** Serves `folder` on a free local port. `isSite`: the folder is the site as built. */
export const serveFolder = (folder: string, isSite: boolean): Promise<PrivateServer> => {
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
