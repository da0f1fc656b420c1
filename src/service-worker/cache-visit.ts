/** Keeps a page that was visited, with what it needs, so that it opens without a network. */
import type { Strategy } from "workbox-strategies";
import { immutableCache, cachingOf } from "../settings/hosting";
import { isStaffPath } from "../settings/staff";
import { pageDataAddress } from "../lib/page-data";
import { type Kind, kindOf } from "./kind";
import { cachedIn, cacheKeyOf } from "./cache-key";
import { isOfThisBundle, refreshPaired } from "./consistency";
import { worker } from "./scope";
import { files, pictures, unhashed } from "./strategies";
import { buildCache, version } from "./version";

/** The answer as it is cached, or the network's. Undefined when it is not of this bundle or does not come. */
const read = async (path: string): Promise<Response | undefined> => {
  const known = await cachedIn(await caches.open(buildCache), path);
  if (known !== undefined) return known;
  const response = await fetch(path).catch(() => undefined);
  return response !== undefined && (await isOfThisBundle(response)) ? response : undefined;
};

/** Caches an answer, unless there is one already. */
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

/** Scripts, styles and fonts that a page names. */
const filesOf = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)]
    .map(([, address = ""]) => address)
    .filter((address) => cachingOf(address) === immutableCache && /\.(?:css|js|woff2)$/.test(address));

const componentOf = (data: unknown): string =>
  typeof data === "object" && data !== null && "componentChunkName" in data ? String(data.componentChunkName) : "";

/** Who keeps which kind; pages and their data are kept by build. */
const keepers: Partial<Record<Kind, Strategy>> = { file: files, picture: pictures, unhashed };

/** What a strategy does besides answering (noting when a file was used) must not fail a worker's installation either. */
const ignoringFailures = (event: ExtendableEvent): ExtendableEvent =>
  Object.assign(Object.create(event) as ExtendableEvent, {
    waitUntil: (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined)),
  });

const keepFiles = async (event: ExtendableEvent, addresses: readonly string[]): Promise<void> => {
  for (const address of addresses) {
    const url = new URL(address, worker.location.origin);
    const asked = { method: "GET", mode: "cors", referrer: "", range: false, url };
    const strategy = keepers[kindOf(asked, url.origin)];
    // One that does not come is fetched when the page asks for it.
    await strategy?.handle({ event: ignoringFailures(event), request: new Request(url) }).catch(() => undefined);
  }
};

/** Whether the visitor has asked for little traffic: then only what was fetched anyway is kept. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * @param event what the worker is kept awake by meanwhile: the browser takes none that we make ourselves
 * @param path the page, without query
 * @param seen addresses the page has loaded already, pictures among them; of other hosts are passed over
 * @param asked the visitor wants it kept: whole, even where little traffic is wanted
 */
export const cacheVisit = async (
  event: ExtendableEvent,
  path: string,
  seen: readonly string[] = [],
  asked = false,
): Promise<void> => {
  if (isStaffPath(path)) return;
  const page = await keep(path);
  if (page === undefined) return;
  const own = seen.filter((address) => new URL(address, worker.location.origin).origin === worker.location.origin);
  await keepFiles(event, own);
  if (!asked && savesData()) return;
  await keep("/page-data/app-data.json");
  const data = await read(pageDataAddress(path));
  const component = version.components[componentOf(await data?.clone().json())] ?? [];
  await keepFiles(event, [...filesOf(await page.text()), ...version.app, ...component]);
  // Last: a page whose data is there has everything that it needs.
  if (data !== undefined) await store(pageDataAddress(path), data);
};
