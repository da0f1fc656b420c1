import type { ToWorker } from "../../config/worker-messages";

/** Tells the service worker that a page was visited, so that it keeps it; without one nothing happens. */
export const tellVisit = (path: string, seen: readonly string[] = []): void => {
  if (!("serviceWorker" in navigator)) return;
  const message: ToWorker = { type: "visit", path, seen };
  navigator.serviceWorker.controller?.postMessage(message);
};

/** Which build a service worker belongs to; empty when it does not answer in time. */
export const buildOfWorker = (worker: ServiceWorker): Promise<string> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(String(data));
    setTimeout(() => resolve(""), 2000);
    worker.postMessage({ type: "build" } satisfies ToWorker, [port2]);
  });
