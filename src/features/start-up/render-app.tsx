import { type ReactElement, startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { announceAppFailed, isAppReady, isRootEmpty } from "./app-root";
import { followTranslation, undoChanges } from "./outside-changes";

/**
 * Undoes what translation or extensions of the browser have changed, then hydrates the page, and hides the page's events from React until
 * hydration is done. At the first event React would otherwise hydrate everything synchronously, which takes half a second on a phone.
 * Clicks and input made meanwhile are replayed (src/start/replay.ts).
 */
const hydrate = (root: Element, app: ReactElement): void => {
  const listen = root.addEventListener.bind(root);
  root.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) =>
    listen(type, (event) => (isAppReady() ? listener(event) : undefined), options);
  // A page with restored texts is hydrated at once: during a hydration in slices, the browser would translate the texts again.
  const hasUndone = undoChanges(window.startState?.takeChanges?.() ?? []);
  (hasUndone ? flushSync : startTransition)(() => void hydrateRoot(root, app));
  Reflect.deleteProperty(root, "addEventListener");
};

/**
 * Renders the application into the root element (specification §2): hydrates the static page, or fills an empty root.
 * This is a React transition, so that rendering is split into slices and does not block the visitor, unless changes were
 * undone. A missing root element, or an error that is thrown at once, is logged and announced, so that the fallback content is shown;
 * errors of components are caught by `guardSite`. Does nothing on a page that is being reloaded.
 */
export const renderApp = (app: ReactElement, root: Element | null): void => {
  if (window.startState?.leaving === true) return;
  if (root === null) {
    const error = new Error("The root element is missing.");
    console.error(error);
    return announceAppFailed(error);
  }
  try {
    followTranslation();
    if (isRootEmpty()) startTransition(() => createRoot(root).render(app));
    else hydrate(root, app);
  } catch (error) {
    console.error("The application could not be rendered.", error);
    announceAppFailed(error);
  }
};
