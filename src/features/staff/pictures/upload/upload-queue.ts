/** The queue of uploads, of which at most two run at a time. There is one queue per tab, independent of the open page. */
import type { GalleryCategory } from "../../../../settings/gallery";
import { warnOfUnexpected } from "../../api/backend-error";
import {
  type UploadItem,
  afterReload,
  newItem,
  paused,
  resumed,
  resumesOn,
  stopped,
  uploadFailureOf,
} from "./upload-item";
import { deleteUpload, listUploadIds, loadUpload, lockUpload, saveUpload, unlockUpload } from "./upload-storage";
import { blobs, changeUpload, findUpload, prepare, send, signedInMember, uploadStore } from "./upload-work";

/** The pause before the first retry and the longest pause, in milliseconds. */
const retryPauses = { first: 10_000, longest: 160_000 } as const;

let retryPause: number = retryPauses.first;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Calls `attempt` after a pause, unless a call is already scheduled. Each pause is twice as long as the one before, up to the longest. If the
 * browser is offline at the end of a pause, another pause follows.
 */
const retryLater = (attempt: () => void): void => {
  if (timer !== undefined) return;
  timer = setTimeout(() => {
    timer = undefined;
    retryPause = Math.min(retryPauses.longest, retryPause * 2);
    if (navigator.onLine) attempt();
    else retryLater(attempt);
  }, retryPause);
};

/** Resets the pause after a successful upload, so that the next failure is retried soon. */
const resetRetryPause = (): void => {
  retryPause = retryPauses.first;
};

const maxRunning = 2;
const running = new Map<string, AbortController>();
/** Called when an upload is complete. */
let onUploaded: () => void = () => undefined;
/** Called with each restored upload. */
let onRestored: (item: UploadItem) => void = () => undefined;

const run = async (id: string): Promise<void> => {
  const controller = new AbortController();
  running.set(id, controller);
  try {
    const { signal } = controller;
    if (!(await prepare(id, signal)) || !(await send(id, signal))) return;
    resetRetryPause();
    onUploaded();
  } catch (error) {
    if (controller.signal.aborted) return;
    const trouble = uploadFailureOf(error);
    if (trouble === "other") warnOfUnexpected(error);
    changeUpload(id, (one) => stopped(one, trouble));
    if (trouble === "offline") retryLater(() => resumeUploads("online"));
  } finally {
    if (running.get(id) === controller) running.delete(id);
    next();
  }
};

const next = (): void => {
  for (const { id, member, stage } of uploadStore.get()) {
    if (running.size >= maxRunning) return;
    if (stage.name === "waiting" && member === signedInMember() && !running.has(id)) void run(id);
  }
};

/** Adds files to the queue of the signed-in member. Locks each file for this tab before storing it, because other tabs find stored files. */
export const addFiles = async (files: readonly File[], category: GalleryCategory): Promise<void> => {
  const member = signedInMember() ?? "";
  const added = files.map((file) => ({ file, item: newItem(crypto.randomUUID(), file.name, category, member) }));
  await Promise.all(added.map(({ item }) => lockUpload(item.id)));
  for (const { item, file } of added) {
    blobs.set(item.id, file);
    void saveUpload(item, file);
  }
  const before = uploadStore.get().filter(({ stage }) => stage.name !== "done");
  uploadStore.set([...before, ...added.map(({ item }) => item)]);
  next();
};

export const pauseUpload = (id: string): void => {
  changeUpload(id, paused);
  running.get(id)?.abort();
};

/** Resumes a paused upload or retries a stopped one. */
export const resumeUpload = (id: string): void => {
  changeUpload(id, resumed);
  next();
};

/** Adds a duplicate anyway. */
export const addAgain = (id: string): void => {
  changeUpload(id, (item) => ({ ...resumed(item), again: true }));
  next();
};

/** Cancels an upload, or removes a completed one from the list. The storage deletes an incomplete file later. */
export const removeUpload = (id: string): void => {
  running.get(id)?.abort();
  uploadStore.set(uploadStore.get().filter((item) => item.id !== id));
  blobs.delete(id);
  void deleteUpload(id).then(() => unlockUpload(id));
};

/** Of the uploads in `among`, resumes those that stopped because the connection (`online`) or the session (`signedIn`) was lost. */
export const resumeUploads = (event: "online" | "signedIn", among: readonly UploadItem[] = uploadStore.get()): void => {
  for (const item of among) if (resumesOn(item, event)) changeUpload(item.id, resumed);
  next();
};

/**
 * Takes over a stored upload of the signed-in member once no other tab holds its lock. The upload may have been completed or cancelled by
 * then. An upload of another member stays stored.
 */
const restore = async (id: string): Promise<void> => {
  await lockUpload(id);
  const found = await loadUpload(id);
  if (found === undefined || found.item.member !== signedInMember() || findUpload(id) !== undefined) {
    unlockUpload(id);
    return;
  }
  const item = afterReload(found.item);
  blobs.set(id, found.blob);
  uploadStore.set([...uploadStore.get(), item]);
  next();
  onRestored(item);
};

/** The member whose stored uploads were last looked up. */
let restoredMember: string | undefined;

/**
 * Restores the uploads of the signed-in member that are stored now: at once those that a reload interrupted, and those of another tab when
 * that tab is closed. Further calls for the same member only replace the callbacks.
 */
export const restoreUploads = (uploaded: () => void, restored: (item: UploadItem) => void): void => {
  onUploaded = uploaded;
  onRestored = restored;
  if (restoredMember === signedInMember()) return;
  restoredMember = signedInMember();
  void listUploadIds().then((ids) => {
    for (const id of ids) void restore(id);
  });
};
