/** Files on their way survive a reload: what is known of them and their bytes are kept in IndexedDB, which all tabs share. An upload belongs to one tab at a time, from when it is chosen or restored until it is over: two tabs that send the same file would add it twice. The browser's lock says whose it is, and is free when the tab is closed. Only the owner of an upload reads or writes it. */
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
  act: (files: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> => {
  try {
    const database = await open();
    return await new Promise((resolve) => {
      const transaction = database.transaction(store, mode);
      const request = act(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => resolve(undefined);
      transaction.onerror = () => resolve(undefined);
    }).then((result) => {
      database.close();
      return result as Result | undefined;
    });
  } catch {
    // Blocked or full: the uploads go on, only a reload would lose them.
    return undefined;
  }
};

export const saveUpload = async (item: UploadItem, blob: Blob): Promise<void> => {
  await transact("readwrite", (files) => files.put({ item, blob } satisfies StoredUpload, item.id));
};

export const deleteUpload = async (id: string): Promise<void> => {
  await transact("readwrite", (files) => files.delete(id));
};

/** The ids of what is kept. */
export const listUploadIds = async (): Promise<readonly string[]> =>
  (await transact("readonly", (files) => files.getAllKeys() as IDBRequest<string[]>)) ?? [];

export const loadUpload = (id: string): Promise<StoredUpload | undefined> =>
  transact("readonly", (files) => files.get(id) as IDBRequest<StoredUpload | undefined>);

/** What ends the locks that this tab holds, by the upload's id. */
const releases = new Map<string, () => void>();

/** Resolves once the upload is this tab's: at once, or when the tab that has it is done with it. */
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
    // Locks are refused only where nothing can be kept either: no other tab could find it.
    held.catch(() => resolve());
  });

/** The upload is over here. */
export const unlockUpload = (id: string): void => {
  releases.get(id)?.();
  releases.delete(id);
};
