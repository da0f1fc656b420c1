/** Registers the service worker (specification §2): over a secure protocol only; a failure is logged and nothing more. */
import { reportVisit } from "./worker-client";
import { type UpdateTexts, showUpdate } from "./update-notice";
import { watchUpdates } from "./watch-updates";

/** Everything this page has loaded from its own host so far. */
const seen = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`));

/** Call once the page has loaded and rests. Never rejects. */
export const registerServiceWorker = async (texts: UpdateTexts): Promise<void> => {
  if (!window.isSecureContext || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  // Each worker that takes the page over keeps it: the first, shortly after registration, and one of a new build.
  const tell = () => reportVisit(location.pathname, seen());
  try {
    const registration = await serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
    watchUpdates(registration, (update) => showUpdate(texts, update));
    serviceWorker.addEventListener("controllerchange", tell);
    tell();
  } catch (error) {
    console.warn("The service worker could not be registered; the site works without it.", error);
  }
};
