/** How the application tells the scripts that ran before it how it fares. */

declare global {
  interface WindowEventMap {
    /** The page is alive: held clicks can be answered. */
    "app-ready": Event;
    /** The application could not be rendered at all. */
    "app-failed": CustomEvent<{ readonly error: unknown }>;
  }
}

export const announceAppReady = (): void => {
  window.dispatchEvent(new Event("app-ready"));
};

export const announceAppFailed = (error: unknown): void => {
  window.dispatchEvent(new CustomEvent("app-failed", { detail: { error } }));
};
