/**
 * The isLoading flag (specification §4): whether the visitor is waiting for the application or for a page. It is an attribute of
 * `<html>`, so that all bundles and the styles share it; every change dispatches `loading-changed` on window.
 */
import { findRoot, isRootEmpty, loadingOverlayId } from "../start-up/app-root";

const loadingAttribute = "data-loading";

/** What the visitor is waiting for: `root`, until the root is filled, or `route`, until a page's resources have loaded. */
type LoadingReason = "root" | "route";

declare global {
  interface WindowEventMap {
    "loading-changed": CustomEvent<{ readonly isLoading: boolean }>;
  }
}

const reasons = (): string[] =>
  (document.documentElement.getAttribute(loadingAttribute) ?? "").split(" ").filter((reason) => reason !== "");

export const isLoading = (): boolean => reasons().length > 0;

/** Adds or removes a reason to wait. The flag is set while there is at least one. */
const setLoading = (reason: LoadingReason, waiting: boolean): void => {
  const before = reasons();
  if (before.includes(reason) === waiting) return;
  const now = waiting ? [...before, reason] : before.filter((other) => other !== reason);
  const root = document.documentElement;
  if (now.length === 0) root.removeAttribute(loadingAttribute);
  else root.setAttribute(loadingAttribute, now.join(" "));
  window.dispatchEvent(new CustomEvent("loading-changed", { detail: { isLoading: now.length > 0 } }));
};

/** Milliseconds that a route may take before the spinner is shown. */
const spinnerDelay = 300;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Call when a page starts to load; sets the flag if it takes longer than `spinnerDelay`. */
export const startRouteLoading = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => setLoading("route", true), spinnerDelay);
};

/** Call when the page has loaded or its navigation has ended. */
export const endRouteLoading = (): void => {
  clearTimeout(timer);
  setLoading("route", false);
};

/** Keeps the flag set while the root element is empty, and removes the loading overlay once the application has filled it. */
export const watchRoot = (): void => {
  const root = findRoot();
  const update = () => {
    const empty = isRootEmpty();
    setLoading("root", empty);
    if (!empty) document.getElementById(loadingOverlayId)?.remove();
    return empty;
  };
  if (!update() || root === null) return;
  const observer = new MutationObserver(() => {
    if (!update()) observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
};
