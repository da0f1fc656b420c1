/** Web storage that never throws: blocked, full or missing storage returns nothing and stores nothing. */

export type StorageKind = "localStorage" | "sessionStorage";

/** The value under a key, or null when there is none or storage is blocked. */
export const readStored = (key: string, kind: StorageKind = "localStorage"): string | null => {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
};

/** Stores a value; returns whether it was stored. */
export const writeStored = (key: string, value: string, kind: StorageKind = "localStorage"): boolean => {
  try {
    window[kind].setItem(key, value);
    return true;
  } catch {
    return false;
  }
};

/** Removes the value under a key. */
export const removeStored = (key: string, kind: StorageKind = "localStorage"): void => {
  try {
    window[kind].removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
};

/** Whether a value could be stored: not in blocked or full storage. */
export const canStore = (): boolean => {
  const probe = "storage-probe";
  const kept = writeStored(probe, "1");
  removeStored(probe);
  return kept;
};
