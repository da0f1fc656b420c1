/**
 * The part of the site that Cloudflare runs (wrangler.jsonc): it answers addresses of pages as `local/server/decide.ts` does, out of the
 * files that were deployed with it. It sees every request: a script that is missing must not be kept for a year as one that is there.
 */
import { canonicalPath, defaultLanguagePrefix, notFoundFiles } from "../../src/settings/hosting";
import { languageOfPath } from "../../src/settings/languages";
import { staffPageOf } from "../../src/settings/staff";
import { notFoundAddresses } from "./host-facts";

interface Environment {
  /** The deployed files, with the headers and redirects of `_headers` and `_redirects`. */
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

const pageFile = (page: string): string => (page === "/" ? "/index.html" : `${page}.html`);

const decoded = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

const answer = async (request: Request, { ASSETS }: Environment): Promise<Response> => {
  const url = new URL(request.url);
  const ask = (pathname: string): Promise<Response> =>
    ASSETS.fetch(new Request(new URL(pathname + url.search, url), request));
  const path = decoded(url.pathname);
  // Of an address that shows its page otherwise, the page is looked for: `_redirects` would lead to its address in several steps.
  const isPage = path.endsWith(".html") || path.startsWith(`${defaultLanguagePrefix}/`);
  const file = isPage ? undefined : await ask(url.pathname);
  if (file !== undefined && file.status !== 404) return file;
  const canonical = canonicalPath(path);
  // A former address in capitals or with a slash leads to its page at once.
  const former = canonical === path ? undefined : await ask(canonical);
  if (former !== undefined && former.status >= 301 && former.status <= 308) return former;
  const page = staffPageOf(canonical) ?? canonical;
  const found = notFoundAddresses.includes(page) ? undefined : await ask(pageFile(page));
  if (found !== undefined && found.status !== 404) {
    return canonical === path ? found : Response.redirect(new URL(encodeURI(canonical) + url.search, url).href, 301);
  }
  // Asked for anew: an answer that a browser has already would come without its text.
  const notFound = await ASSETS.fetch(new Request(new URL(`/${notFoundFiles[languageOfPath(canonical)]}`, url)));
  return new Response(notFound.body, { status: 404, headers: notFound.headers });
};

export default { fetch: answer };
