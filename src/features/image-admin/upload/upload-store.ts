/** The files on their way: at most two at a time, the others wait. One queue for the tab, whichever desk is open. */
import type { GalleryCategory } from "../../../config/gallery";
import { createStore } from "../../../lib/external-store";
import { addPicture, hasPicture } from "../api/add-picture";
import { findDigest } from "../api/find-digest";
import { sendFile } from "../api/send-file";
import { digestOf } from "../prepare/file-digest";
import { preparePicture } from "../prepare/prepare-picture";
import { storagePath } from "../prepare/storage-path";
import { troubleOf } from "./trouble";
import { type UploadItem, afterReload, goesOnBy, newItem, paused, resumed, stopped } from "./upload-item";
import { forget, keep, kept } from "./upload-keep";

export const uploadStore = createStore<readonly UploadItem[]>([]);

const atOnce = 2;
const blobs = new Map<string, Blob>();
const running = new Map<string, AbortController>();
/** Called when a picture has arrived. */
let onArrival: () => void = () => undefined;

const find = (id: string): UploadItem | undefined => uploadStore.get().find((item) => item.id === id);

const change = (id: string, how: (item: UploadItem) => UploadItem, keeps = true): void => {
  uploadStore.set(uploadStore.get().map((item) => (item.id === id ? how(item) : item)));
  const item = find(id);
  const blob = blobs.get(id);
  if (keeps && item !== undefined && blob !== undefined) void keep(item, blob);
};

/** Reads, cleans and measures the file once; afterwards the cleaned bytes stand in its place. */
const prepare = async (id: string, signal: AbortSignal): Promise<boolean> => {
  const item = find(id);
  const file = blobs.get(id);
  if (item === undefined || file === undefined || item.ready !== null) return item !== undefined;
  change(id, (one) => ({ ...one, stage: { name: "preparing" } }), false);
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

const send = async (id: string, signal: AbortSignal): Promise<void> => {
  const item = find(id);
  const blob = blobs.get(id);
  if (item?.ready == null || blob === undefined || item.digest === null) return;
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
  onArrival();
};

const run = async (id: string): Promise<void> => {
  const controller = new AbortController();
  running.set(id, controller);
  try {
    if (await prepare(id, controller.signal)) await send(id, controller.signal);
  } catch (error) {
    if (!controller.signal.aborted) change(id, (one) => stopped(one, troubleOf(error)));
  } finally {
    if (running.get(id) === controller) running.delete(id);
    next();
  }
};

const next = (): void => {
  for (const { id, stage } of uploadStore.get()) {
    if (running.size >= atOnce) return;
    if (stage.name === "waiting" && !running.has(id)) void run(id);
  }
};

/** Puts files into the queue. */
export const addFiles = (files: readonly File[], category: GalleryCategory): void => {
  const items = files.map((file) => {
    const item = newItem(crypto.randomUUID(), file.name, category);
    blobs.set(item.id, file);
    void keep(item, file);
    return item;
  });
  uploadStore.set([...uploadStore.get().filter(({ stage }) => stage.name !== "done"), ...items]);
  next();
};

export const pauseUpload = (id: string): void => {
  change(id, paused);
  running.get(id)?.abort();
};

/** Goes on, or tries again. */
export const resumeUpload = (id: string): void => {
  change(id, resumed);
  next();
};

/** Adds a duplicate all the same. */
export const addAgain = (id: string): void => {
  change(id, (item) => ({ ...resumed(item), again: true }));
  next();
};

/** Takes a file out of the queue; what has been sent of it is forgotten by the storage. */
export const removeUpload = (id: string): void => {
  running.get(id)?.abort();
  uploadStore.set(uploadStore.get().filter((item) => item.id !== id));
  blobs.delete(id);
  void forget(id);
};

/** The connection, or the session, is back. */
export const goOn = (event: "online" | "signedIn"): void => {
  for (const item of uploadStore.get()) if (goesOnBy(item, event)) change(item.id, resumed);
  next();
};

let restoring: Promise<void> | undefined;

/** Brings back what a reload interrupted, once. */
export const restoreUploads = (arrived: () => void): Promise<void> => {
  onArrival = arrived;
  restoring ??= kept().then((all) => {
    const fresh = all.filter(({ item }) => find(item.id) === undefined);
    for (const { item, blob } of fresh) blobs.set(item.id, blob);
    uploadStore.set([...fresh.map(({ item }) => afterReload(item)), ...uploadStore.get()]);
    next();
  });
  return restoring;
};
