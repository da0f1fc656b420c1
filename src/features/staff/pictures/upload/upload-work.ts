/** The uploads, their bytes, and the two steps of each upload: `prepare` and `send`. Each step throws the error that stopped it. */
import { createStore } from "../../../../lib/external-store";
import { BackendError } from "../../api/backend-error";
import { sendFile } from "../../api/picture-files";
import { addPicture, findDigest, hasPicture } from "../../api/pictures";
import { maxFileBytes } from "../prepare/plan";
import { UnusableFile, preparePicture } from "../prepare/prepare-picture";
import { digestOf, storagePath } from "../prepare/file-names";
import type { UploadItem } from "./upload-item";
import { memberIdOf, sessionStore } from "../../session/session-state";
import { deleteUpload, saveUpload, unlockUpload } from "./upload-storage";

export const uploadStore = createStore<readonly UploadItem[]>([]);

/** The bytes of each upload by its id: the chosen file at first, the prepared file after `prepare`. */
export const blobs = new Map<string, Blob>();

export const findUpload = (id: string): UploadItem | undefined => uploadStore.get().find((item) => item.id === id);

export const signedInMember = (): string | undefined => memberIdOf(sessionStore.get());

/** Changes an upload, and stores it in the browser unless `isStored` is false. */
export const changeUpload = (id: string, change: (item: UploadItem) => UploadItem, isStored = true): void => {
  uploadStore.set(uploadStore.get().map((item) => (item.id === id ? change(item) : item)));
  const item = findUpload(id);
  const blob = blobs.get(id);
  if (isStored && item !== undefined && blob !== undefined) void saveUpload(item, blob);
};

/** Replaces the `DOMException` with which the browser reports that a file was moved or changed since it was chosen. */
const throwUnreadable = (error: unknown): never => {
  throw error instanceof DOMException ? new UnusableFile("unreadable") : error;
};

/** Prepares the file, unless an earlier attempt has done so, and replaces its bytes. Resolves to whether the upload continues. */
export const prepare = async (id: string, signal: AbortSignal): Promise<boolean> => {
  const item = findUpload(id);
  const file = blobs.get(id);
  if (item === undefined || file === undefined || item.ready !== null) return item !== undefined;
  changeUpload(id, (one) => ({ ...one, stage: { name: "preparing" } }), false);
  // Checked before the whole file is read.
  if (file.size > maxFileBytes) throw new UnusableFile("oversize");
  const digest = item.digest ?? (await digestOf(file).catch(throwUnreadable));
  // Uploads of another member are neither shown nor sent until that member signs in again.
  const sameFile = uploadStore
    .get()
    .filter((one) => one.id !== id && one.member === item.member && one.digest === digest)
    .find(({ stage }) => stage.name !== "done" && stage.name !== "duplicate");
  // Set before the next `await`, because the same file may have been chosen twice and be prepared twice at once.
  changeUpload(id, (one) => ({ ...one, digest }), false);
  const known = item.again ? undefined : (sameFile?.name ?? (await findDigest(digest)));
  if (signal.aborted) return false;
  if (known !== undefined) {
    changeUpload(id, (one) => ({ ...one, stage: { name: "duplicate", path: known } }));
    return false;
  }
  const { blob, contentType, ending, width, height, notes } = await preparePicture(file);
  // The upload may have been cancelled meanwhile.
  if (findUpload(id) === undefined) return false;
  const path = storagePath(item.name, crypto.randomUUID().slice(0, 8), ending, new Date().getFullYear());
  blobs.set(id, blob);
  changeUpload(id, (one) => ({ ...one, notes, ready: { path, contentType, bytes: blob.size, width, height } }));
  return !signal.aborted;
};

/** Sends the rest of the file and adds its picture. Resolves to whether the upload is complete. */
export const send = async (id: string, signal: AbortSignal): Promise<boolean> => {
  const item = findUpload(id);
  const blob = blobs.get(id);
  if (item?.ready == null || blob === undefined || item.digest === null) return false;
  const { ready, digest, category } = item;
  // An earlier attempt may have succeeded although its response was lost. The file of an existing picture cannot be replaced.
  const arrived = item.address !== null && (await hasPicture(ready.path));
  if (!arrived) {
    await sendFile({
      path: ready.path,
      blob,
      contentType: ready.contentType,
      address: item.address ?? undefined,
      signal,
      onAddress: (address) => changeUpload(id, (one) => ({ ...one, address })),
      onProgress: (sent) => changeUpload(id, (one) => ({ ...one, stage: { name: "sending", sent } }), false),
    });
  }
  if (signal.aborted) return false;
  // Otherwise the picture would be added in the name of a member who has signed in meanwhile.
  if (item.member !== signedInMember()) throw new BackendError("other_member", 401, "Another member has signed in.");
  await addPicture({ ...ready, category, digest });
  changeUpload(id, (one) => ({ ...one, stage: { name: "done" } }), false);
  blobs.delete(id);
  await deleteUpload(id);
  unlockUpload(id);
  return true;
};
