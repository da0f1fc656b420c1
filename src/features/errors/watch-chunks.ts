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
    const loading = raisingPreloadErrors(() => load(id)).finally(() => underway.delete(id));
    underway.set(id, loading);
    return loading;
  };
};
