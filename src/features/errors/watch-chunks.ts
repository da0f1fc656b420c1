/** Every part of the application that webpack loads on demand, scripts and styles alike. */
import { raisingPreloadErrors } from "./preload-error";

/** Webpack's loader of chunks, which it lets a module replace. */
declare let __webpack_chunk_load__: (id: string | number) => Promise<unknown>;

/** From now on a part that cannot be loaded raises `preload-error` before it fails (specification §8). */
export const watchChunks = (): void => {
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = (id) => raisingPreloadErrors(() => load(id));
};
