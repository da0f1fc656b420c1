/** Stores a page on the device permanently: complete with its pictures, and across new versions of the site. */
import { keptForGood } from "../../settings/worker-messages";
import { askWorker } from "./worker-client";

/** Time limits in milliseconds: for a service worker to become active, and for storing the page on a slow connection. */
const timeouts = { worker: 15_000, keeping: 60_000 };

const activeWorker = (): Promise<ServiceWorker | null> =>
  Promise.race([
    navigator.serviceWorker.ready.then(({ active }) => active),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), timeouts.worker)),
  ]);

/** Whether a page (path with language) is stored permanently. Never throws. */
export const isKeptForGood = async (path: string): Promise<boolean> => {
  try {
    return (await caches.match(path, { cacheName: keptForGood, ignoreVary: true })) !== undefined;
  } catch {
    // The browser has no cache, or storage is blocked.
    return false;
  }
};

/**
 * Stores the page or updates it. Returns false if the page could not be stored completely in time, or if there is no active service
 * worker. Never throws.
 */
export const keepForGood = async (path: string): Promise<boolean> => {
  try {
    const worker = await activeWorker();
    return worker !== null && (await askWorker(worker, { type: "keep", path }, timeouts.keeping)) === true;
  } catch {
    // The browser has no service workers, or storage is blocked.
    return false;
  }
};

/**
 * Asks the browser not to delete this site's storage when the device has little space. Call it only after a press, because Firefox asks the
 * visitor. Never throws.
 */
export const requestLastingStorage = async (): Promise<void> => {
  try {
    await navigator.storage.persist();
  } catch {
    // The browser has no such request, or refuses it here. The page is saved all the same.
  }
};
