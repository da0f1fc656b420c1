/** Registers the service worker (specification §2): over a secure protocol only; a failure is logged and nothing more. */
import { tellVisit } from "./tell-worker";
import { type UpdateTexts, showUpdate } from "./update-notice";
import { watchUpdates } from "./watch-updates";

/** Everything this page has loaded from its own host so far. */
const seen = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`));

/** Once a worker controls the page: at once on a later visit, shortly after registration on the first. */
const controlled = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller !== null) return;
  await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
};

/** Call once the page has loaded and rests. Never rejects. */
export const registerServiceWorker = async (texts: UpdateTexts): Promise<void> => {
  if (!window.isSecureContext || !("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
    watchUpdates(registration, (update) => showUpdate(texts, update));
    await controlled();
    tellVisit(location.pathname, seen());
  } catch (error) {
    console.warn("The service worker could not be registered; the site works without it.", error);
  }
};
