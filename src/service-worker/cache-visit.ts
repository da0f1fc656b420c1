/** Caches a visited page with the files it needs, so that it works offline. */
import type { Strategy } from "workbox-strategies";
import { immutableCache, cachingOf } from "../settings/hosting";
import { isStaffPath } from "../settings/routes";
import { pageDataAddress } from "../lib/page-data";
import { type Kind, kindOf } from "./requests";
import { buildCache, cacheKeyOf, cachedIn, isComplete, isOfThisBundle, refreshPaired, version, worker } from "./caches";
import { files, pictures, unhashed } from "./strategies";

/** The cached response, or the one from the network. Undefined if the request fails or the response is not of this bundle. */
const read = async (path: string): Promise<Response | undefined> => {
  const known = await cachedIn(await caches.open(buildCache), path);
  if (known !== undefined) return known;
  const response = await fetch(path).catch(() => undefined);
  return response !== undefined && (await isOfThisBundle(response)) ? response : undefined;
};

/** Caches a response, unless there is one already. */
const store = async (path: string, response: Response): Promise<void> => {
  const cache = await caches.open(buildCache);
  if ((await cachedIn(cache, path)) !== undefined) return;
  await cache.put(cacheKeyOf(path), response.clone());
  await refreshPaired(path, response);
};

const keep = async (path: string): Promise<Response | undefined> => {
  const response = await read(path);
  if (response !== undefined) await store(path, response);
  return response;
};

/** The scripts, styles and fonts referenced by a page's HTML. */
const filesOf = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)]
    .map(([, address = ""]) => address)
    .filter((address) => cachingOf(address) === immutableCache && /\.(?:css|js|woff2)$/.test(address));

const componentOf = (data: unknown): string =>
  typeof data === "object" && data !== null && "componentChunkName" in data ? String(data.componentChunkName) : "";

/** The caching strategy for each kind of file. Pages and their data are cached per build instead. */
const strategies: Partial<Record<Kind, Strategy>> = { file: files, picture: pictures, unhashed };

/**
 * A failure of a strategy's background work (such as recording when a file was used) must not make the worker's
 * installation fail.
 */
const ignoringFailures = (event: ExtendableEvent): ExtendableEvent =>
  Object.assign(Object.create(event) as ExtendableEvent, {
    waitUntil: (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined)),
  });

/** Caches files of the site, and returns whether each of them is cached. A file that cannot be loaded now is fetched when the page needs it. */
const keepFiles = async (event: ExtendableEvent, addresses: readonly string[]): Promise<boolean> => {
  let complete = true;
  for (const address of addresses) {
    const url = new URL(address, worker.location.origin);
    const facts = { method: "GET", mode: "cors", referrer: "", range: false, url };
    const strategy = strategies[kindOf(facts, url.origin)];
    if (strategy === undefined) continue;
    const handled = strategy.handle({ event: ignoringFailures(event), request: new Request(url) });
    const response = await handled.catch(() => undefined);
    if (response === undefined || !isComplete(response)) complete = false;
  }
  return complete;
};

/** Whether data-saver is on. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Caches a page, its data and all scripts, styles and fonts that it needs. Returns whether all of them are cached. With data-saver and
 * without `isRequested`, caches only the page and what it has already loaded, and returns false.
 *
 * @param event keeps the worker running during the work; must be an event from the browser, not one created here
 * @param path the page, without query
 * @param seen URLs that the page has already loaded, including pictures; those of other hosts are ignored
 * @param isRequested whether the visitor asked to keep the page: then it is cached completely, even with data-saver
 */
export const cacheVisit = async (
  event: ExtendableEvent,
  path: string,
  seen: readonly string[] = [],
  isRequested = false,
): Promise<boolean> => {
  if (isStaffPath(path)) return false;
  const page = await keep(path);
  if (page === undefined) return false;
  const own = seen.filter((address) => new URL(address, worker.location.origin).origin === worker.location.origin);
  await keepFiles(event, own);
  if (!isRequested && savesData()) return false;
  const shared = await keep("/page-data/app-data.json");
  const data = await read(pageDataAddress(path));
  const component = version.components[componentOf(await data?.clone().json())] ?? [];
  const complete = await keepFiles(event, [...filesOf(await page.text()), ...version.app, ...component]);
  // The data is stored last, after all other files of the page have been tried.
  if (data !== undefined) await store(pageDataAddress(path), data);
  return complete && shared !== undefined && data !== undefined;
};
