/**
 * The Worker for Cloudflare, with the same rules as `local/server/answer-site.ts`. It handles all requests, because Cloudflare alone would let a
 * missing script be cached for a year (decision 0043).
 */
import { canonicalPath, defaultLanguagePrefix, notFoundAddresses, notFoundFiles } from "../../src/settings/hosting";
import { decodedPath } from "../../src/lib/text/decoded-path";
import { languageOfPath } from "../../src/settings/languages";
import { staffPageOf } from "../../src/settings/routes";

/** `ASSETS` serves the deployed files with the headers and redirects of `_headers` and `_redirects`. */
type Environment = Readonly<Record<"ASSETS", { fetch(request: Request): Promise<Response> }>>;

const answer = async (request: Request, { ASSETS }: Environment): Promise<Response> => {
  const url = new URL(request.url);
  const fetchAsset = (pathname: string): Promise<Response> =>
    ASSETS.fetch(new Request(new URL(pathname + url.search, url), request));
  const path = decodedPath(url.pathname);
  // Aliases of a page are resolved here: through `_redirects`, an alias would take several redirects.
  const isPage = path.endsWith(".html") || path.startsWith(`${defaultLanguagePrefix}/`);
  const file = isPage ? undefined : await fetchAsset(url.pathname);
  if (file !== undefined && file.status !== 404) return file;
  const canonical = canonicalPath(path);
  // A former path is redirected to its page in one step, even if it is in capitals, ends in a slash or is percent-encoded in lower case.
  const former = encodeURI(canonical) === url.pathname ? undefined : await fetchAsset(canonical);
  if (former !== undefined && former.status >= 301 && former.status <= 308) return former;
  const page = staffPageOf(canonical) ?? canonical;
  const found = notFoundAddresses.includes(page)
    ? undefined
    : await fetchAsset(page === "/" ? "/index.html" : `${page}.html`);
  if (found !== undefined && found.status !== 404) {
    return canonical === path ? found : Response.redirect(new URL(encodeURI(canonical) + url.search, url).href, 301);
  }
  // Requested without the browser's conditional headers, which could give a 304 without a body.
  const notFound = await ASSETS.fetch(new Request(new URL(`/${notFoundFiles[languageOfPath(canonical)]}`, url)));
  return new Response(notFound.body, { status: 404, headers: notFound.headers });
};

export default { fetch: answer };
