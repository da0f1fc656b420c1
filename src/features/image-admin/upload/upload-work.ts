/** The two steps of one file: it is prepared, then sent. Both throw what stopped them. */
import { addPicture, hasPicture } from "../api/add-picture";
import { findDigest } from "../api/find-digest";
import { sendFile } from "../api/send-file";
import { digestOf } from "../prepare/file-digest";
import { mostFileBytes } from "../prepare/plan";
import { UnusableFile, preparePicture } from "../prepare/prepare-picture";
import { storagePath } from "../prepare/storage-path";
import { blobs, change, find, uploadStore } from "./upload-items";
import { forget } from "./upload-keep";
import { disown } from "./upload-owner";

/** Reads, cleans and measures the file once; afterwards the cleaned bytes stand in its place. Answers whether to go on. */
export const prepare = async (id: string, signal: AbortSignal): Promise<boolean> => {
  const item = find(id);
  const file = blobs.get(id);
  if (item === undefined || file === undefined || item.ready !== null) return item !== undefined;
  change(id, (one) => ({ ...one, stage: { name: "preparing" } }), false);
  // Before anything reads it whole.
  if (file.size > mostFileBytes) throw new UnusableFile("oversize");
  const digest = item.digest ?? (await digestOf(file));
  const elsewhere = uploadStore
    .get()
    .find((one) => one.id !== id && one.digest === digest && one.stage.name !== "done");
  const there = item.again ? undefined : (elsewhere?.name ?? (await findDigest(digest)));
  if (signal.aborted) return false;
  if (there !== undefined) {
    change(id, (one) => ({ ...one, digest, stage: { name: "duplicate", path: there } }));
    return false;
  }
  const { blob, contentType, ending, width, height, notes } = await preparePicture(file);
  const path = storagePath(item.name, crypto.randomUUID().slice(0, 8), ending, new Date().getFullYear());
  blobs.set(id, blob);
  change(id, (one) => ({ ...one, digest, notes, ready: { path, contentType, bytes: blob.size, width, height } }));
  return !signal.aborted;
};

/** Sends what is missing of the file, and adds its picture. Answers whether it has arrived. */
export const send = async (id: string, signal: AbortSignal): Promise<boolean> => {
  const item = find(id);
  const blob = blobs.get(id);
  if (item?.ready == null || blob === undefined || item.digest === null) return false;
  const { ready, digest, category } = item;
  // An earlier attempt may have ended well without our hearing of it: nobody replaces the file that a picture has.
  const arrived = item.address !== null && (await hasPicture(ready.path));
  if (!arrived) {
    await sendFile({
      path: ready.path,
      blob,
      contentType: ready.contentType,
      address: item.address ?? undefined,
      signal,
      onAddress: (address) => change(id, (one) => ({ ...one, address })),
      onProgress: (sent) => change(id, (one) => ({ ...one, stage: { name: "sending", sent } }), false),
    });
  }
  await addPicture({ ...ready, category, digest });
  change(id, (one) => ({ ...one, stage: { name: "done" } }), false);
  blobs.delete(id);
  await forget(id);
  disown(id);
  return true;
};
