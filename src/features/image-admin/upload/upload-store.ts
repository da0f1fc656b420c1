/** The files on their way: at most two at a time, the others wait. One queue for the tab, whichever desk is open. */
import type { GalleryCategory } from "../../../settings/gallery";
import { troubleOf } from "./trouble";
import { attemptSucceeded, tryAgainLater } from "./try-again";
import { afterReload, goesOnBy, newItem, paused, resumed, stopped } from "./upload-item";
import { blobs, change, find, uploadStore } from "./upload-items";
import { forget, keep, kept } from "./upload-keep";
import { prepare, send } from "./upload-work";

export { uploadStore };

const atOnce = 2;
const running = new Map<string, AbortController>();
/** Called when a picture has arrived. */
let onArrival: () => void = () => undefined;

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
