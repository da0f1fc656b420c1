/** Parts of the site that cannot be loaded: announced on window before they become errors (specification §8). */
import { readStored, writeStored } from "../../lib/storage";

/** A part of the site that could not be loaded: announced to the page before it becomes an error (specification §8). */

declare global {
  interface WindowEventMap {
    "preload-error": CustomEvent<{ readonly error: unknown }>;
  }
}

/**
 * Dispatches the cancelable `preload-error` event on window with `detail.error`. Returns whether a listener prevented it, which means that it
 * handles the failure (by reloading the page, say).
 */
export const raisePreloadError = (error: unknown): boolean =>
  !window.dispatchEvent(new CustomEvent("preload-error", { cancelable: true, detail: { error } }));

/** Runs a load. A failure is raised first and thrown again unless prevented; a prevented one never settles. */
export const raisingPreloadErrors = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await load();
  } catch (error) {
    if (!raisePreloadError(error)) throw error;
    return new Promise(() => undefined);
  }
};

/** The sessionStorage key that remembers for which build the page was reloaded. */
export const reloadedForKey = "reloaded-for";

/**
 * Reloads a page whose chunks are gone because a newer version was deployed, once for each build. Does nothing when the same build fails again,
 * when that could not be stored, or offline. Returns whether it reloads.
 */
export const reloadOnce = (build: string, reload: () => void): boolean => {
  if (!navigator.onLine || readStored(reloadedForKey, "sessionStorage") === build) return false;
  if (!writeStored(reloadedForKey, build, "sessionStorage")) return false;
  reload();
  return true;
};

/** Webpack's loader of chunks, which it lets a module replace. */
declare let __webpack_chunk_load__: (id: string | number) => Promise<unknown>;

/**
 * From now on a chunk that cannot be loaded raises `preload-error` before it fails (specification §8), once, also when several modules
 * request it at a time, as Gatsby does for a page and its head.
 */
export const watchChunks = (): void => {
  const load = __webpack_chunk_load__;
  const underway = new Map<string | number, Promise<unknown>>();
  __webpack_chunk_load__ = (id) => {
    const known = underway.get(id);
    if (known !== undefined) return known;
    const asked = isPreloading ? load(id) : raisingPreloadErrors(() => load(id));
    const loading = asked.finally(() => underway.delete(id));
    underway.set(id, loading);
    return loading;
  };
};

/** Whether the chunk that is loading now is only a preload. */
let isPreloading = false;

/**
 * Preloads a chunk by a dynamic import. A failure raises nothing: the chunk is requested again when it is needed.
 */
export const preloadChunk = (start: () => Promise<unknown>): void => {
  isPreloading = true;
  start().catch(() => undefined);
  isPreloading = false;
};
