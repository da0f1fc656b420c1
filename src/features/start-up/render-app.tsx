import { type ReactElement, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { announceAppFailed } from "./app-events";
import { isRootEmpty } from "./root-element";

/**
 * Puts the application into the root element (specification §2): takes over the prerendered page, or fills an empty root.
 * As a transition, so that it is done in slices and never blocks what the visitor is doing. A missing root is logged and,
 * like a failure to render, announced so that fallback content shows.
 */
export const renderApp = (app: ReactElement, root: Element | null): void => {
  if (root === null) {
    const error = new Error("The root element is missing.");
    console.error(error);
    return announceAppFailed(error);
  }
  try {
    startTransition(() => {
      if (isRootEmpty()) createRoot(root).render(app);
      else hydrateRoot(root, app);
    });
  } catch (error) {
    console.error("The application could not be rendered.", error);
    announceAppFailed(error);
  }
};
