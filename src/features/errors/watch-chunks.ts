/** Every part of the application that webpack loads on demand, scripts and styles alike. */
import { raisingPreloadErrors } from "./preload-error";

/** Webpack's loader of chunks, which it lets a module replace. */
declare let __webpack_chunk_load__: (id: string | number) => Promise<unknown>;

/**
 * From now on a part that cannot be loaded raises `preload-error` before it fails (specification §8): once, also when
 * several ask for it at a time, as Gatsby does for a page and for its head.
 */
export const watchChunks = (): void => {
  const load = __webpack_chunk_load__;
  const underway = new Map<string | number, Promise<unknown>>();
  __webpack_chunk_load__ = (id) => {
    const known = underway.get(id);
    if (known !== undefined) return known;
    const asked = ahead ? load(id) : raisingPreloadErrors(() => load(id));
    const loading = asked.finally(() => underway.delete(id));
    underway.set(id, loading);
    return loading;
  };
};

/** Whether what is asked for now is only asked for in case it will be needed. */
let ahead = false;

/**
 * Fetches a part ahead of its need, by a dynamic import. That it cannot be had disturbs nobody: it raises nothing, and the part is
 * asked for again when it is needed.
 */
export const fetchAhead = (start: () => Promise<unknown>): void => {
  ahead = true;
  start().catch(() => undefined);
  ahead = false;
};
