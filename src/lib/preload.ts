/** What may be fetched before it is needed, and how. */

/** What some browsers report about the connection and the device. */
interface Hints {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } | undefined;
  /** Gigabytes, rounded by the browser. */
  readonly deviceMemory?: number | undefined;
}

/** A device with less memory than this, in gigabytes, counts as low on memory (specification §4). */
export const enoughMemory = 4;

/**
 * Whether something may be fetched before it is needed: not with data-saver, a connection of 2g or slower, or little memory.
 * Expects `navigator`.
 */
export const mayPreload = (browser: object): boolean => {
  const { connection, deviceMemory }: Hints = browser;
  return (
    connection?.saveData !== true &&
    !/^(?:slow-)?2g$/.test(connection?.effectiveType ?? "") &&
    (deviceMemory ?? enoughMemory) >= enoughMemory
  );
};

/** Whether the browser reports a connection slower than `4g`: round trips of over 270 ms, or under 700 kbit/s. */
export const isBelow4g = (browser: object): boolean => {
  const { connection }: Hints = browser;
  return (connection?.effectiveType ?? "4g") !== "4g";
};

/** Preloads a URL for code that is still loading and will fetch this URL; its fetch then uses the preloaded response. */
export const preloadFetch = (href: string): void => {
  const link = Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", href });
  link.crossOrigin = "anonymous";
  document.head.append(link);
};
