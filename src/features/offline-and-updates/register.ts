/** Registers the service worker (specification §2): over a secure protocol only; a failure is logged and nothing more. */
import { reportVisit } from "./worker-client";
import { type UpdateTexts, showUpdate } from "./update-notice";
import { watchUpdates } from "./watch-updates";

/** Everything this page has loaded from its own host so far. */
const loadedUrls = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`));

/** Call once the page has loaded and is idle. Never rejects. */
export const registerServiceWorker = async (texts: UpdateTexts): Promise<void> => {
  if (!window.isSecureContext || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  // Every worker that takes control caches this page, so each is told what the page has loaded.
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
