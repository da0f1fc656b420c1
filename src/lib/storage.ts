/**
 * Web storage that never throws: if it is blocked or missing, reading returns null and writing does nothing; if it is
 * full, only writing does nothing.
 */

type StorageKind = "localStorage" | "sessionStorage";

/** The value under a key, or null if there is none or storage is blocked. */
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
    // Blocked storage has no values.
  }
};

/** Whether a value can be stored: false if storage is blocked or full. */
export const canStore = (): boolean => {
  const probe = "storage-probe";
  const isStored = writeStored(probe, "1");
  removeStored(probe);
  return isStored;
};
