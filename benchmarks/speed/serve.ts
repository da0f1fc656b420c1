/** Serves each variant at its own address, with the code, compression and caching of the site's own server. */
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readBuiltHeaders } from "../../gatsby/hosting/saved-files";
import { answerSite } from "../../local/server/answer-site";
import { backendPaths, immutableCache, cachingOf } from "../../src/settings/hosting";

/** The peers' folders with files whose names contain a content hash. */
const hashed = /^\/(?:_astro|_next\/static)\//;

const caching = (pathname: string): string => (hashed.test(pathname) ? immutableCache : cachingOf(pathname));

export interface Served {
  readonly address: string;
  readonly close: () => void;
}

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
export const serveFolder = async (folder: string, isSite: boolean): Promise<Served> => {
  const headers = headersFor(isSite);
  const answer = answerSite({ folder, headers, caching });
  const server: Server = createServer((request, response) => {
    if (isBackend(request.url ?? "/")) {
      response.writeHead(200, { "Content-Type": "application/json" }).end("[]");
      return;
    }
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
