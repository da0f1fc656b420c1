import { type ReactElement, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { announceAppFailed, isAppReady, isRootEmpty } from "./app-root";
/**
 * Hydrates the page and hides the page's events from React until hydration is done. At the first event React would otherwise
 * hydrate everything synchronously, which takes half a second on a phone. Clicks and input made meanwhile are replayed
 * (src/start/replay.ts).
 */
const hydrate = (root: Element, app: ReactElement): void => {
  const listen = root.addEventListener.bind(root);
  root.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) =>
    listen(type, (event) => (isAppReady() ? listener(event) : undefined), options);
  hydrateRoot(root, app);
  Reflect.deleteProperty(root, "addEventListener");
};

/**
 * Renders the application into the root element (specification §2): hydrates the static page, or fills an empty root.
 * This is a React transition, so that rendering is split into slices and does not block the visitor. A missing root
 * element, or an error that is thrown at once, is logged and announced, so that the fallback content is shown; errors of components are
 * caught by `guardSite`. Does nothing on a page that is being reloaded.
 */
export const renderApp = (app: ReactElement, root: Element | null): void => {
  if (window.startState?.leaving === true) return;
  if (root === null) {
    const error = new Error("The root element is missing.");
    console.error(error);
    return announceAppFailed(error);
  }
  try {
    startTransition(() => {
      if (isRootEmpty()) createRoot(root).render(app);
      else hydrate(root, app);
    });
  } catch (error) {
    console.error("The application could not be rendered.", error);
    announceAppFailed(error);
  }
};
