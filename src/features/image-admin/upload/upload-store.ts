/** The files on their way: at most two at a time, the others wait. One queue for the tab, whichever desk is open. */
import type { GalleryCategory } from "../../../settings/gallery";
import { troubleOf } from "./trouble";
import { attemptSucceeded, tryAgainLater } from "./try-again";
import { type UploadItem, afterReload, goesOnBy, newItem, paused, resumed, stopped } from "./upload-item";
import { blobs, change, find, uploadStore } from "./upload-items";
import { forget, keep, kept, keptIds } from "./upload-keep";
import { disown, own } from "./upload-owner";
import { prepare, send } from "./upload-work";

export { uploadStore };

const atOnce = 2;
const running = new Map<string, AbortController>();
/** Called when a picture has arrived. */
let onArrival: () => void = () => undefined;
/** Called with an upload that was brought back. */
let onRestored: (item: UploadItem) => void = () => undefined;

const run = async (id: string): Promise<void> => {
  const controller = new AbortController();
  running.set(id, controller);
  try {
    const { signal } = controller;
    if (!(await prepare(id, signal)) || !(await send(id, signal))) return;
    attemptSucceeded();
    onArrival();
  } catch (error) {
    if (controller.signal.aborted) return;
    const trouble = troubleOf(error);
    change(id, (one) => stopped(one, trouble));
    if (trouble === "offline") tryAgainLater(() => goOn("online"));
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

/** Puts files into the queue. They are this tab's before they are kept, where another could find them. */
export const addFiles = async (files: readonly File[], category: GalleryCategory): Promise<void> => {
  const added = files.map((file) => ({ file, item: newItem(crypto.randomUUID(), file.name, category) }));
  await Promise.all(added.map(({ item }) => own(item.id)));
  for (const { item, file } of added) {
    blobs.set(item.id, file);
    void keep(item, file);
  }
  const before = uploadStore.get().filter(({ stage }) => stage.name !== "done");
  uploadStore.set([...before, ...added.map(({ item }) => item)]);
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
  void forget(id).then(() => disown(id));
};

/** The connection, or the session, is back. */
export const goOn = (event: "online" | "signedIn", among: readonly UploadItem[] = uploadStore.get()): void => {
  for (const item of among) if (goesOnBy(item, event)) change(item.id, resumed);
  next();
};

/** Takes over one upload, once no other tab has it; what that tab has ended meanwhile is not there any more. */
const restore = async (id: string): Promise<void> => {
  await own(id);
  const found = await kept(id);
  if (found === undefined || find(id) !== undefined) {
    disown(id);
    return;
  }
  const item = afterReload(found.item);
  blobs.set(id, found.blob);
  uploadStore.set([...uploadStore.get(), item]);
  next();
  onRestored(item);
};

let restoring = false;

/** Brings back, once, what a reload interrupted, and what other tabs leave behind when they are closed. */
export const restoreUploads = (arrived: () => void, restored: (item: UploadItem) => void): void => {
  onArrival = arrived;
  onRestored = restored;
  if (restoring) return;
  restoring = true;
  void keptIds().then((ids) => {
    for (const id of ids) void restore(id);
  });
};
