/** Web storage that never breaks a page: blocked, full or missing storage answers with nothing and keeps nothing. */

export type StorageKind = "localStorage" | "sessionStorage";

/** What is kept under a key, or null when nothing is or storage is blocked. */
export const readStored = (key: string, kind: StorageKind = "localStorage"): string | null => {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
};

/** Keeps a value; answers whether it was kept. */
export const writeStored = (key: string, value: string, kind: StorageKind = "localStorage"): boolean => {
  try {
    window[kind].setItem(key, value);
    return true;
  } catch {
    return false;
  }
};

/** Forgets what is kept under a key. */
export const removeStored = (key: string, kind: StorageKind = "localStorage"): void => {
  try {
    window[kind].removeItem(key);
  } catch {
    // Nothing was kept, nothing is to be removed.
  }
};

/** Whether a value would be kept: blocked and full storage both answer no. */
export const canStore = (): boolean => {
  const probe = "storage-probe";
  const kept = writeStored(probe, "1");
  removeStored(probe);
  return kept;
};
