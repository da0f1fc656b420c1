/** What a page says to a service worker, and what that answers. */
import { type PageFacts, pageFactsId } from "../../settings/page-data";
import type { OpenPage, ToWorker } from "../../settings/worker-messages";
import { readJsonElement } from "../../lib/page-data";

/** Tells the service worker that a page was visited, so that it keeps it; without one nothing happens. */
export const reportVisit = (path: string, seen: readonly string[] = []): void => {
  if (!("serviceWorker" in navigator)) return;
  const message: ToWorker = { type: "visit", path, seen };
  navigator.serviceWorker.controller?.postMessage(message);
};

/** How long an answer may take, in milliseconds. */
const timeout = 10_000;

/** A service worker's answer; undefined when none comes in time, given in milliseconds. */
export const askWorker = (worker: ServiceWorker, message: ToWorker, time = timeout): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(undefined), time);
    worker.postMessage(message, [port2]);
  });

/** Which build a service worker belongs to; empty when it does not answer in time. */
export const buildOfWorker = async (worker: ServiceWorker): Promise<string> => {
  const build = await askWorker(worker, { type: "build" });
  return typeof build === "string" ? build : "";
};

/** When the page was opened, by the clock of the device: some browsers' own note of it is wrong after the device has slept. */
const openedAt = Date.now() - performance.now();

/** The page as it was loaded, wherever the visitor has gone in it since. */
const openPage = (): OpenPage => {
  const facts = readJsonElement(pageFactsId) as PageFacts | null;
  const stamp = document.documentElement.dataset["build"] ?? "";
  return { path: facts?.path ?? location.pathname, stamp, openedAt };
};

/** Whether this page is what the service worker's build shows; undefined when that cannot be told at the moment. */
export const isPageOf = async (worker: ServiceWorker): Promise<boolean | undefined> => {
  const answer = await askWorker(worker, { type: "is-current", page: openPage() });
  return typeof answer === "boolean" ? answer : undefined;
};
