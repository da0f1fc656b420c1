/**
 * Files on their way survive a reload: what is known of them and their bytes are kept in IndexedDB, which all tabs share. Only the
 * owner of an upload (upload-owner.ts) reads or writes it. Never rejects.
 */
import type { UploadItem } from "./upload-item";

interface Kept {
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

const work = async <Result>(
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

export const keep = async (item: UploadItem, blob: Blob): Promise<void> => {
  await work("readwrite", (files) => files.put({ item, blob } satisfies Kept, item.id));
};

export const forget = async (id: string): Promise<void> => {
  await work("readwrite", (files) => files.delete(id));
};

/** The ids of what is kept. */
export const keptIds = async (): Promise<readonly string[]> =>
  (await work("readonly", (files) => files.getAllKeys() as IDBRequest<string[]>)) ?? [];

export const kept = (id: string): Promise<Kept | undefined> =>
  work("readonly", (files) => files.get(id) as IDBRequest<Kept | undefined>);
