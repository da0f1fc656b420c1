import { type ReactElement, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { announceAppFailed, isAppReady } from "./app-events";
import { isRootEmpty } from "./root-element";

/**
 * Has React hear nothing of a page until it has taken it over: at the first press it would take over the rest in one go, half a
 * second on a phone. What is pressed or typed meanwhile is held and done again (src/start/replay.ts).
 */
const takeOver = (root: Element, app: ReactElement): void => {
  const listen = root.addEventListener.bind(root);
  root.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) =>
    listen(type, (event) => (isAppReady() ? listener(event) : undefined), options);
  hydrateRoot(root, app);
  Reflect.deleteProperty(root, "addEventListener");
};

/**
 * Puts the application into the root element (specification §2): takes over the prerendered page, or fills an empty root.
 * As a transition, so that it is done in slices and never blocks what the visitor is doing. A missing root is logged and,
 * like a failure to render, announced so that fallback content shows. A page that is being left stays as it is.
 */
export const renderApp = (app: ReactElement, root: Element | null): void => {
  if (window.early?.left === true) return;
  if (root === null) {
    const error = new Error("The root element is missing.");
    console.error(error);
    return announceAppFailed(error);
  }
  try {
    startTransition(() => {
      if (isRootEmpty()) createRoot(root).render(app);
      else takeOver(root, app);
    });
  } catch (error) {
    console.error("The application could not be rendered.", error);
    announceAppFailed(error);
  }
};
