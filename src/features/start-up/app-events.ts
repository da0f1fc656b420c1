/** How the application tells the scripts that ran before it how it fares. */

declare global {
  interface WindowEventMap {
    /** The page is alive: held clicks can be answered. */
    "app-ready": Event;
    /** The application could not be rendered at all. */
    "app-failed": CustomEvent<{ readonly error: unknown }>;
  }
}

let ready = false;

/** Whether the application has taken over the page. */
export const isAppReady = (): boolean => ready;

export const announceAppReady = (): void => {
  ready = true;
  window.dispatchEvent(new Event("app-ready"));
};

export const announceAppFailed = (error: unknown): void => {
  window.dispatchEvent(new CustomEvent("app-failed", { detail: { error } }));
};
