/** A part of the site that could not be loaded: announced to the page before it becomes an error (specification §8). */

declare global {
  interface WindowEventMap {
    "preload-error": CustomEvent<{ readonly error: unknown }>;
  }
}

/**
 * Raises the cancelable `preload-error` event on window with `detail.error`. Answers whether a listener prevented it,
 * which means that it has taken over (by reloading the page, say).
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
