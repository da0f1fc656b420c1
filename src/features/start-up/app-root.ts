/** The element the application lives in (specification §2), and the events by which it tells the start scripts whether it is ready. */

export const rootId = "___gatsby";
/** The overlay over a page without static content, until it has some. */
export const loadingOverlayId = "loading-overlay";
/** Gatsby's frame inside the root: there from the start, filled by the page. */
const frameId = "gatsby-focus-wrapper";

export const findRoot = (): HTMLElement | null => document.getElementById(rootId);

/** Whether nothing of a page stands in the root element, or there is none. */
export const isRootEmpty = (): boolean => {
  const root = findRoot();
  const frame = document.getElementById(frameId) ?? root;
  return root === null || frame?.childElementCount === 0;
};

/** How the application tells the scripts that ran before it how it fares. */

declare global {
  interface WindowEventMap {
    /** The page is hydrated: held clicks can be replayed. */
    "app-ready": Event;
    /** The application could not be rendered at all. */
    "app-failed": CustomEvent<{ readonly error: unknown }>;
  }
}

let ready = false;

/** Whether the application has hydrated the page. */
export const isAppReady = (): boolean => ready;

export const announceAppReady = (): void => {
  ready = true;
  window.dispatchEvent(new Event("app-ready"));
};

export const announceAppFailed = (error: unknown): void => {
  window.dispatchEvent(new CustomEvent("app-failed", { detail: { error } }));
};
