/** The one isLoading flag (specification §4): whether the visitor waits for the application or for a page. It is an attribute of `<html>`, so
 * that every bundle and the styles read the same; every change dispatches `loading-changed` on window. */
import { findRoot, isRootEmpty, loadingOverlayId } from "../start-up/app-root";

/**
 * The one isLoading flag (specification §4): whether the visitor waits for the application or for a page. It is an attribute
 * of `<html>`, so that every bundle and the styles read the same; a change is told by `loading-changed` on window.
 */

export const loadingAttribute = "data-loading";

/** What is waited for: the empty root to be filled, or a page's resources. */
export type LoadingReason = "root" | "route";

declare global {
  interface WindowEventMap {
    "loading-changed": CustomEvent<{ readonly isLoading: boolean }>;
  }
}

const reasons = (): string[] =>
  (document.documentElement.getAttribute(loadingAttribute) ?? "").split(" ").filter((reason) => reason !== "");

export const isLoading = (): boolean => reasons().length > 0;

/** Sets or clears a reason to wait. The flag is set while there is any. */
export const setLoading = (reason: LoadingReason, waiting: boolean): void => {
  const before = reasons();
  if (before.includes(reason) === waiting) return;
  const now = waiting ? [...before, reason] : before.filter((other) => other !== reason);
  const root = document.documentElement;
  if (now.length === 0) root.removeAttribute(loadingAttribute);
  else root.setAttribute(loadingAttribute, now.join(" "));
  window.dispatchEvent(new CustomEvent("loading-changed", { detail: { isLoading: now.length > 0 } }));
};

/** A route may take this long, in milliseconds, before the spinner shows (decisions §4). */
export const spinnerDelay = 300;

let timer: ReturnType<typeof setTimeout> | undefined;

/** A page is loading: sets the flag if it takes long. */
export const startRouteLoading = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => setLoading("route", true), spinnerDelay);
};

/** The page has loaded, or its navigation has ended. */
export const endRouteLoading = (): void => {
  clearTimeout(timer);
  setLoading("route", false);
};

/** Keeps the flag set while the root element is empty, and removes the initial loading overlay once the app has filled it. */
export const watchRoot = (): void => {
  const root = findRoot();
  const look = () => {
    const empty = isRootEmpty();
    setLoading("root", empty);
    if (!empty) document.getElementById(loadingOverlayId)?.remove();
    return empty;
  };
  if (!look() || root === null) return;
  const observer = new MutationObserver(() => {
    if (!look()) observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
};
