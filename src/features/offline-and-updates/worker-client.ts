/** Messages from a page to a service worker, and the responses. */
import type { OpenPage, ToWorker } from "../../settings/worker-messages";
import { type PageFacts, pageFactsId, readJsonElement } from "../../lib/page-data";

/** Tells the service worker that a page was visited, so that it is cached. Does nothing if no service worker controls this page. */
export const reportVisit = (path: string, seen: readonly string[] = []): void => {
  if (!("serviceWorker" in navigator)) return;
  const message: ToWorker = { type: "visit", path, seen };
  navigator.serviceWorker.controller?.postMessage(message);
};

/** How long a response may take by default, in milliseconds. */
const timeout = 10_000;

/** A service worker's response; undefined if none arrives within `time` milliseconds. */
export const askWorker = (worker: ServiceWorker, message: ToWorker, time = timeout): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(undefined), time);
    worker.postMessage(message, [port2]);
  });

/** The build of a service worker; empty if it does not respond in time. */
export const buildOfWorker = async (worker: ServiceWorker): Promise<string> => {
  const build = await askWorker(worker, { type: "build" });
  return typeof build === "string" ? build : "";
};

/**
 * When the page was opened, by the device's clock. Some browsers report a wrong `performance.timeOrigin` after the
 * device has slept.
 */
const openedAt = Date.now() - performance.now();

/** The page that this document was loaded as, even if the application has navigated since. */
const openPage = (): OpenPage => {
  const facts = readJsonElement(pageFactsId) as PageFacts | null;
  const stamp = document.documentElement.dataset["build"] ?? "";
  return { path: facts?.path ?? location.pathname, stamp, openedAt };
};

/** Whether this page is of the site's current deployment, according to the service worker; undefined if it does not know or respond. */
export const isCurrentPage = async (worker: ServiceWorker): Promise<boolean | undefined> => {
  const answer = await askWorker(worker, { type: "is-current", page: openPage() });
  return typeof answer === "boolean" ? answer : undefined;
};
