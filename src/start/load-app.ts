/** Loads Gatsby's scripts, which are not referenced in the pages' HTML. */
import { raisePreloadError } from "../features/errors/preload-error";
import { fetchPageData } from "../features/start-up/api/page-data";
import { announceAppFailed } from "../features/start-up/app-root";
import { preloadFetch } from "../lib/preload";
import {
  type AppScripts,
  type PageFacts,
  appScriptsId,
  pageDataAddress,
  pageFactsId,
  readJsonElement,
} from "../lib/page-data";
import { isStaffPath } from "../settings/routes";

declare global {
  interface Window {
    ___webpackCompilationHash?: string;
    ___chunkMapping?: Record<string, readonly string[]>;
    pageData?: Record<string, unknown>;
  }
}

const readAppScripts = () => readJsonElement(appScriptsId) as AppScripts | null;

/** Gatsby's hash of this page's build; empty if the page does not have it. */
export const buildOfPage = (): string => readAppScripts()?.hash ?? "";

/** Removes a hash that cannot be decoded, because Gatsby's router throws on it. */
const dropMalformedHash = (): void => {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, "", location.pathname + location.search);
  }
};

let begun = false;

/**
 * Loads the application, once. A failure dispatches `preload-error`, and then `app-failed` unless a listener has prevented
 * the first event. The next call tries again.
 */
export const loadApp = async (): Promise<void> => {
  const app = readAppScripts();
  const page = readJsonElement(pageFactsId) as PageFacts | null;
  if (begun || app === null || page === null) return;
  begun = true;
  dropMalformedHash();
  window.___webpackCompilationHash = app.hash;
  window.___chunkMapping = {};
  try {
    if (standsIn(page.path, location.pathname)) {
      window.pageData = dataForAddress(await fetchPageData(page.path), location);
    } else {
      // For a page that handles all paths below it, such as a staff page, Gatsby requests the data without the query.
      await preload(
        "/page-data/app-data.json",
        pageDataAddress(page.path, isStaffPath(location.pathname) ? "" : location.search),
      );
    }
    await Promise.all(app.scripts.map((script) => yieldToMain().then(() => insert(script))));
  } catch (error) {
    begun = false;
    if (!raisePreloadError(error)) announceAppFailed(error);
  }
};

/** Preloads what Gatsby requests as soon as it runs. */
const preload = async (...addresses: readonly string[]): Promise<void> => {
  for (const href of addresses) {
    preloadFetch(href);
    await yieldToMain();
  }
};

/** Requesting a file takes up to 20 ms on a slow phone. With a task for each request, the browser can respond to the visitor in between. */
const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Scripts that have run or are being loaded, by URL; none may run twice. */
const scripts = new Map<string, Promise<unknown>>();

/**
 * Loads a script. Rejects with its URL if that fails, also if the response is no script: the sign-in page of a Wi-Fi network, or a file
 * that a proxy has cut off. The browser dispatches `load` for these too, after an error with the URL of the script.
 */
const insert = (address: string): Promise<unknown> => {
  const loaded =
    scripts.get(address) ??
    new Promise((resolve, reject) => {
      const script = Object.assign(document.createElement("script"), { src: address, async: false });
      const fail = () => {
        scripts.delete(address);
        reject(new Error(address));
      };
      window.addEventListener("error", ({ filename, error }) => {
        if (filename === script.src && error instanceof SyntaxError) fail();
      });
      script.onload = resolve;
      script.onerror = fail;
      document.head.append(script);
    });
  scripts.set(address, loaded);
  return loaded;
};

const clean = (path: string): string => (path.length > 1 ? path.replace(/\/$/, "") : path);

/**
 * Whether a built page is shown for a URL that is not its own. Gatsby would look for page data at that URL and fail, or
 * redirect. A staff page below its root (`/admin/messages`) is handled by Gatsby's own router.
 */
const standsIn = (builtPath: string, pathname: string): boolean => {
  const built = clean(builtPath);
  const here = clean(pathname);
  return here !== built && !(built !== "/" && here.startsWith(`${built}/`));
};

/** The page's data as if it had been built for this URL. Throws a `URIError` if the URL is malformed. */
const dataForAddress = (
  data: Readonly<Record<string, unknown>>,
  { pathname, search }: Pick<Location, "pathname" | "search">,
): Record<string, unknown> => ({ ...data, path: decodeURIComponent(clean(pathname)) + search, matchPath: undefined });
