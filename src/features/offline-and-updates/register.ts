/** Registers the service worker (specification §2), only over HTTPS or on localhost; a failure is only logged. */
import { reportVisit } from "./worker-client";
import { type UpdateTexts, showUpdate, watchUpdates } from "./watch-updates";

/** URLs on this origin that the page has loaded so far. */
const loadedUrls = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`));

/** Call it when the page has loaded and is idle. Never rejects. */
export const registerServiceWorker = async (texts: UpdateTexts): Promise<void> => {
  if (!window.isSecureContext || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  // Every worker that takes control caches this page, so each one is told which files the page has loaded.
  const reportLoaded = () => reportVisit(location.pathname, loadedUrls());
  try {
    const registration = await serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
    watchUpdates(registration, (update) => showUpdate(texts, update));
    serviceWorker.addEventListener("controllerchange", reportLoaded);
    reportLoaded();
  } catch (error) {
    console.warn("The service worker could not be registered; the site works without it.", error);
  }
};
