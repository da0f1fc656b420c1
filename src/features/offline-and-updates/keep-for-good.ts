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
  if (!("caches" in window)) return false;
  return (await caches.match(path, { cacheName: keptForGood, ignoreVary: true }).catch(() => undefined)) !== undefined;
};

/**
 * Stores the page or updates it. Returns false if the page could not be stored completely in time, or if there is no active service
 * worker. Never throws.
 */
export const keepForGood = async (path: string): Promise<boolean> => {
  if (!("serviceWorker" in navigator)) return false;
  const worker = await activeWorker();
  if (worker === null) return false;
  return (await askWorker(worker, { type: "keep", path }, timeouts.keeping)) === true;
};
