import { entryKey, keepPositions, keptPosition } from "./kept-positions";

/** What the page notes down of itself before the application is there. */
interface Start {
  readonly ready: boolean;
  left?: boolean;
}

/**
 * Back and forward while the application is not there; part of the inline script. A document that was loaded anew shares its history with
 * the application that stood there before: a step to another page changes the address alone, so the page of that address is loaded. An
 * application that comes meanwhile must not hear of such a step: it has the data of the page that is open, and of no other.
 *
 * Entries that an application has named are never scrolled by the browser (`scrollRestoration` is `manual`); this returns to their places.
 */
export const followSteps = (start: Start): void => {
  const opened = window.location.pathname;
  let entry = entryKey();
  const keep = (): void => {
    if (!start.ready && entry !== undefined) keepPositions({ [entry]: window.scrollY });
  };
  const returnToPlace = (): void => {
    const place = history.scrollRestoration === "manual" ? keptPosition(entry) : undefined;
    if (place !== undefined) window.scrollTo({ top: place, behavior: "instant" });
  };
  document.addEventListener("DOMContentLoaded", returnToPlace);
  window.addEventListener("pagehide", keep);
  window.addEventListener("popstate", (event) => {
    if (start.ready) return;
    keep();
    if (window.location.pathname === opened) {
      entry = entryKey();
      returnToPlace();
      return;
    }
    entry = undefined;
    start.left = true;
    event.stopImmediatePropagation();
    window.location.reload();
  });
};
