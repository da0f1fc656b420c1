/** Keeps a page on the device for good: whole, with its pictures, and through later versions of the site. */
import { keptForGood } from "../../settings/worker-messages";
import { askWorker } from "./worker-client";

/** How long a service worker may take to be there, and how long keeping may take on a slow line, in milliseconds. */
const timeouts = { worker: 15_000, keeping: 60_000 };

const activeWorker = (): Promise<ServiceWorker | null> =>
  Promise.race([
    navigator.serviceWorker.ready.then(({ active }) => active),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), timeouts.worker)),
  ]);

/** Whether a page (its path, language included) is kept for good. Never throws. */
export const isKeptForGood = async (path: string): Promise<boolean> => {
  if (!("caches" in window)) return false;
  return (await caches.match(path, { cacheName: keptForGood, ignoreVary: true }).catch(() => undefined)) !== undefined;
};

/** Keeps it, or brings it up to date; false when it could not be kept whole, or where the browser keeps nothing. Never throws. */
export const keepForGood = async (path: string): Promise<boolean> => {
  if (!("serviceWorker" in navigator)) return false;
  const worker = await activeWorker();
  if (worker === null) return false;
  return (await askWorker(worker, { type: "keep", path }, timeouts.keeping)) === true;
};
