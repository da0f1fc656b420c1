/** Chunks that cannot be loaded: a `preload-error` event is dispatched on window before the error is thrown (specification §8). */
import { readStored, writeStored } from "../../lib/storage";

declare global {
  interface WindowEventMap {
    "preload-error": CustomEvent<{ readonly error: unknown }>;
  }
}

/**
 * Dispatches the cancelable `preload-error` event on window with `detail.error`. Returns whether a listener prevented it because it handles
 * the failure, for example by reloading the page.
 */
export const raisePreloadError = (error: unknown): boolean =>
  !window.dispatchEvent(new CustomEvent("preload-error", { cancelable: true, detail: { error } }));

/** Runs `load`. If it fails, raises `preload-error` and rethrows the error; if a listener prevents the event, the promise never settles. */
export const raisingPreloadErrors = async <Chunk>(load: () => Promise<Chunk>): Promise<Chunk> => {
  try {
    return await load();
  } catch (error) {
    if (!raisePreloadError(error)) throw error;
    return new Promise(() => undefined);
  }
};

/** sessionStorage key of the build for which the page was last reloaded. */
const reloadedForKey = "reloaded-for";

/**
 * Reloads a page whose chunks are gone because a newer version was deployed. Reloads only once per build, and not at all offline or if the
 * build cannot be stored. Returns whether it reloads.
 */
export const reloadOnce = (build: string, reload: () => void): boolean => {
  if (!navigator.onLine || readStored(reloadedForKey, "sessionStorage") === build) return false;
  if (!writeStored(reloadedForKey, build, "sessionStorage")) return false;
  reload();
  return true;
};

/** Webpack's function for loading chunks; modules may replace it. */
declare let __webpack_chunk_load__: (id: string | number) => Promise<unknown>;

/**
 * Makes a chunk that cannot be loaded raise `preload-error` before the import fails (specification §8). The event is raised only once if
 * several modules request the chunk at the same time, as Gatsby does for a page and its head.
 */
export const watchChunks = (): void => {
  const load = __webpack_chunk_load__;
  const pending = new Map<string | number, Promise<unknown>>();
  __webpack_chunk_load__ = (id) => {
    // While a chunk is loading, webpack does not request it again: an import during a preload waits for the preload's request.
    if (isPreloading) return load(id);
    const known = pending.get(id);
    if (known !== undefined) return known;
    const loading = raisingPreloadErrors(() => load(id)).finally(() => pending.delete(id));
    pending.set(id, loading);
    return loading;
  };
};

/** Whether the current request is only a preload. */
let isPreloading = false;

/**
 * Preloads a chunk by a dynamic import, and returns its promise, which may be ignored. A failure raises nothing, because the chunk is requested
 * again when it is needed.
 */
export const preloadChunk = <Chunk>(start: () => Promise<Chunk>): Promise<Chunk> => {
  isPreloading = true;
  const loading = start();
  isPreloading = false;
  loading.catch(() => undefined);
  return loading;
};
