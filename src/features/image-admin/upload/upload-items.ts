/** What is known of the files on their way, and their bytes. */
import { createStore } from "../../../lib/external-store";
import type { UploadItem } from "./upload-item";
import { keep } from "./upload-keep";

export const uploadStore = createStore<readonly UploadItem[]>([]);

/** The bytes of a file by the id of its item: as chosen, and as they are sent once they are prepared. */
export const blobs = new Map<string, Blob>();

export const find = (id: string): UploadItem | undefined => uploadStore.get().find((item) => item.id === id);

export const change = (id: string, how: (item: UploadItem) => UploadItem, keeps = true): void => {
  uploadStore.set(uploadStore.get().map((item) => (item.id === id ? how(item) : item)));
  const item = find(id);
  const blob = blobs.get(id);
  if (keeps && item !== undefined && blob !== undefined) void keep(item, blob);
};
