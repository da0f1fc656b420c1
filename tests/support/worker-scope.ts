/**
 * The parts of a service worker's global scope that the site's rules use, for unit tests, with a site that answers requests. Import it
 * before any module of the service worker: those modules read the scope when they are loaded.
 */

const origin = "https://site.example";

/** The address as a URL of the site. */
const urlOf = (address: RequestInfo | URL): string =>
  new URL(address instanceof Request ? address.url : address, origin).href;

class MemoryCache {
  private readonly entries = new Map<string, Response>();
  match = (address: RequestInfo | URL): Promise<Response | undefined> =>
    Promise.resolve(this.entries.get(urlOf(address))?.clone());
  put = (address: RequestInfo | URL, response: Response): Promise<void> => {
    this.entries.set(urlOf(address), response);
    return Promise.resolve();
  };
  delete = (address: RequestInfo | URL): Promise<boolean> => Promise.resolve(this.entries.delete(urlOf(address)));
  keys = (): Promise<Request[]> => Promise.resolve([...this.entries.keys()].map((url) => new Request(url)));
}

const stored = new Map<string, MemoryCache>();

const memoryCaches = {
  match: async (address: RequestInfo | URL, { cacheName }: { cacheName: string }): Promise<Response | undefined> =>
    await stored.get(cacheName)?.match(address),
  open: (name: string): Promise<MemoryCache> => {
    const cache = stored.get(name) ?? new MemoryCache();
    stored.set(name, cache);
    return Promise.resolve(cache);
  },
  has: (name: string): Promise<boolean> => Promise.resolve(stored.has(name)),
  keys: (): Promise<string[]> => Promise.resolve([...stored.keys()]),
  delete: (name: string): Promise<boolean> => Promise.resolve(stored.delete(name)),
};

/** Path → the site's response, or only its body. The network fails for a path that is not in it. */
export const site = new Map<string, string | Response>();

const answer = (address: RequestInfo | URL): Promise<Response> => {
  const known = site.get(new URL(urlOf(address)).pathname);
  if (known === undefined) return Promise.reject(new TypeError("Failed to fetch"));
  return Promise.resolve(typeof known === "string" ? new Response(known) : known);
};

class ScopeEvent extends Event {
  waitUntil = (): void => undefined;
}

/** The event of a request in a window with this id. */
export class WindowFetchEvent extends ScopeEvent {
  readonly resultingClientId: string;
  constructor(client: string) {
    super("fetch");
    this.resultingClientId = client;
  }
}

/** The worker's own version: its build and bundle hash. */
export const own = { build: "new", bundleHash: "bb" };

/** An event of the worker, such as its installation. */
export const event = new ScopeEvent("install") as unknown as ExtendableEvent;

const registration = { installing: null, waiting: null, update: () => Promise.resolve() };

Object.assign(globalThis, {
  self: globalThis,
  location: new URL(origin),
  registration,
  caches: memoryCaches,
  fetch: answer,
  ExtendableEvent: ScopeEvent,
  FetchEvent: WindowFetchEvent,
  VERSION: { ...own, app: [], components: {} },
  __WB_DISABLE_DEV_LOGS: true,
});

/** Empties the caches and the site. Call it before each test. */
export const resetScope = (): void => {
  stored.clear();
  site.clear();
};
