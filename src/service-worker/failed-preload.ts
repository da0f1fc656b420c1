/** Requests for pages that the browser has already sent while the worker was starting (navigation preload), and that have failed. */

/**
 * Makes a failed preload reject, as Chromium does. In Firefox it resolves with an error response. Workbox would take that for the
 * network's response, and would not look for the page in the cache.
 */
export const rejectFailedPreload = (event: FetchEvent): void => {
  const preloaded = async (): Promise<Response | undefined> => {
    const response = (await event.preloadResponse) as Response | undefined;
    if (response?.type === "error") throw new TypeError("The preload of the page has failed.");
    return response;
  };
  Object.defineProperty(event, "preloadResponse", { value: preloaded() });
};
