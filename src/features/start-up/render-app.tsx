import { type ReactElement, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { announceAppFailed, isAppReady, isRootEmpty } from "./app-root";
/**
 * Hydrates the page and hides its events from React until that is done: at the first event React would hydrate everything at once, half a second on a
 * phone. What is pressed or typed meanwhile is replayed (src/start/replay.ts).
 */
const hydrate = (root: Element, app: ReactElement): void => {
  const listen = root.addEventListener.bind(root);
  root.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) =>
    listen(type, (event) => (isAppReady() ? listener(event) : undefined), options);
  hydrateRoot(root, app);
  Reflect.deleteProperty(root, "addEventListener");
};

/**
 * Puts the application into the root element (specification §2): hydrates the static page, or fills an empty root.
 * As a transition, so that it runs in slices and never blocks the visitor. A missing root is logged and,
 * like a failure to render, announced so that fallback content shows. Does nothing on a page that is being reloaded.
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
