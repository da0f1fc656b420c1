/** What browsers that say so tell about the connection and the device. */
interface Hints {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } | undefined;
  /** Gigabytes, rounded by the browser. */
  readonly deviceMemory?: number | undefined;
}

/** Below this many gigabytes a device counts as low on memory (specification §4). */
const enoughMemory = 4;

/** Reads the browser's `navigator`: whether what is likely to be wanted may be fetched before anyone asks: not when data, speed or memory are short. */
export const mayPreload = (browser: object): boolean => {
  const { connection, deviceMemory }: Hints = browser;
  return (
    connection?.saveData !== true &&
    !/^(?:slow-)?2g$/.test(connection?.effectiveType ?? "") &&
    (deviceMemory ?? enoughMemory) >= enoughMemory
  );
};

/** Whether the browser says that its connection is slower than what it calls 4g: journeys of over 270 ms, or under 700 kbit/s. */
export const isSlowLine = (browser: object): boolean => {
  const { connection }: Hints = browser;
  return (connection?.effectiveType ?? "4g") !== "4g";
};
