/**
 * The root element of the application (specification §2), and the events that tell the start scripts whether the
 * application is ready.
 */

const rootId = "___gatsby";
/** Overlay on a page without static content, shown until the page has content. */
export const loadingOverlayId = "loading-overlay";
/** Gatsby's wrapper inside the root element: present from the start, filled by the page. */
const frameId = "gatsby-focus-wrapper";

export const findRoot = (): HTMLElement | null => document.getElementById(rootId);

/** Whether the root element is missing or has no content. */
export const isRootEmpty = (): boolean => {
  const root = findRoot();
  const frame = document.getElementById(frameId) ?? root;
  return root === null || frame?.childElementCount === 0;
};

declare global {
  interface WindowEventMap {
    /** The page is hydrated: stored clicks can be replayed. */
    "app-ready": Event;
    /** The application could not be rendered. */
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
