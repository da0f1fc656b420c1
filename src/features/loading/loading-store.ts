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

/** Says that something is waited for, or no longer. The flag is up while there is any reason. */
export const setLoading = (reason: LoadingReason, waiting: boolean): void => {
  const before = reasons();
  if (before.includes(reason) === waiting) return;
  const now = waiting ? [...before, reason] : before.filter((other) => other !== reason);
  const root = document.documentElement;
  if (now.length === 0) root.removeAttribute(loadingAttribute);
  else root.setAttribute(loadingAttribute, now.join(" "));
  window.dispatchEvent(new CustomEvent("loading-changed", { detail: { isLoading: now.length > 0 } }));
};
