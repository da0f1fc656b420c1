/**
 * Stores the state and bytes of uploads in IndexedDB, so that they survive a reload. All tabs share this storage, and two tabs that send the
 * same file would add the picture twice. Each tab therefore holds a Web Lock on each of its uploads: it requests the lock when the file is
 * chosen or before the upload is restored, and releases the lock when the upload is completed or removed. Only the tab that holds the lock
 * reads or writes an upload. The browser releases the locks of a closed tab. In a browser without the Web Locks API, uploads have no locks.
 */
import type { UploadItem } from "./upload-item";

interface StoredUpload {
  readonly item: UploadItem;
  readonly blob: Blob;
}

const name = "image-uploads";
const store = "files";

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB is closed."));
  });

const transact = async <Result>(
  mode: IDBTransactionMode,
  requestOf: (files: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> => {
  try {
    const database = await open();
    return await new Promise<Result | undefined>((resolve) => {
      const transaction = database.transaction(store, mode);
      const request = requestOf(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => resolve(undefined);
      transaction.onerror = () => resolve(undefined);
    }).finally(() => database.close());
  } catch {
    // IndexedDB cannot be used. Uploads continue, but a reload would lose them.
    return undefined;
  }
};

export const saveUpload = async (item: UploadItem, blob: Blob): Promise<void> => {
  await transact("readwrite", (files) => files.put({ item, blob } satisfies StoredUpload, item.id));
};

export const deleteUpload = async (id: string): Promise<void> => {
  await transact("readwrite", (files) => files.delete(id));
};

/** The ids of all stored uploads. */
export const listUploadIds = async (): Promise<readonly string[]> =>
  (await transact("readonly", (files) => files.getAllKeys() as IDBRequest<string[]>)) ?? [];

export const loadUpload = (id: string): Promise<StoredUpload | undefined> =>
  transact("readonly", (files) => files.get(id) as IDBRequest<StoredUpload | undefined>);

/** The functions that release the locks held by this tab, by upload id. */
const releases = new Map<string, () => void>();

/**
 * Resolves when this tab holds the lock of an upload: at once, or when another tab has released the lock. Without the Web Locks API, or if
 * the lock is refused, resolves without a lock.
 */
export const lockUpload = (id: string): Promise<void> =>
  new Promise((resolve) => {
    if (!("locks" in navigator)) {
      resolve();
      return;
    }
    const held = navigator.locks.request(
      `upload-${id}`,
      () =>
        new Promise<void>((end) => {
          releases.set(id, end);
          resolve();
        }),
    );
    // Locks are refused only where storage is blocked too, so no other tab can find the upload.
    held.catch(() => resolve());
  });

/** Releases the lock of an upload. */
export const unlockUpload = (id: string): void => {
  releases.get(id)?.();
  releases.delete(id);
};
