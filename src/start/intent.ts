/** When the application is loaded: at once where the page needs it, else when the visitor is about to do something. */
import type { Early } from "./early";
import { intentEvents, weakIntent } from "./intent-events";

/**
 * Whether the page asks for the application without waiting. An element says so by `data-app`: `now`, or `query` or `hash`
 * for “when the address has one”. A page whose root is empty (staff, offline shell) cannot wait either.
 */
export const neededAtOnce = ({ search, hash }: Pick<Location, "search" | "hash">, rootIsEmpty: boolean): boolean => {
  const asks = (when: string) => document.querySelector(`[data-app~="${when}"]`) !== null;
  return rootIsEmpty || asks("now") || (search !== "" && asks("query")) || (hash !== "" && asks("hash"));
};

const pageLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else window.addEventListener("load", () => resolve(), { once: true });
  });

/** Calls back at the first sign of intent; a weak one waits until the page itself has loaded. */
export const onIntent = (early: Pick<Early, "intent">, load: () => void): void => {
  const sign = (event: string) => (weakIntent.includes(event) ? void pageLoaded().then(load) : load());
  if (early.intent === "strong") return load();
  if (early.intent === "weak") void pageLoaded().then(load);
  for (const event of intentEvents) {
    document.addEventListener(event, () => sign(event), { once: true, passive: true, capture: true });
  }
};
