/** Navigation before the application has loaded: clicked links, and back and forward. */
import { isPlainClick, linkToOtherPage } from "../../lib/dom/clicks";
import { pageArrived } from "./gatsby-runtime";
import { entryKey, storePositions, storedPosition } from "./scroll-position";

let pending: { readonly from: string; readonly to: string } | undefined;

/** Records each click on a link to another page of the site; any other click clears the record. */
export const watchPressedLinks = (): void => {
  document.addEventListener(
    "click",
    (event) => {
      const link = isPlainClick(event) ? linkToOtherPage(event) : null;
      pending = link === null ? undefined : { from: location.href, to: link.href };
    },
    true,
  );
  const forget = () => {
    pending = undefined;
  };
  for (const type of ["popstate", pageArrived]) window.addEventListener(type, forget);
  window.addEventListener("pageshow", ({ persisted }) => persisted && forget());
};

/** The URL of a clicked link whose page has not loaded yet. */
const pendingAddress = (): string | undefined => (pending?.from === location.href ? pending.to : undefined);

/** Whether a link to another page was clicked and that page has not loaded yet. */
export const isNavigationPending = (): boolean => pendingAddress() !== undefined;

/** Loads the page of a clicked link; without one, reloads this page. */
export const followPendingOrReload = (): void => {
  const to = pendingAddress();
  if (to === undefined) location.reload();
  else location.assign(to);
};

/** The part of the start state that is used here. */
interface Start {
  readonly ready: boolean;
  leaving?: boolean;
}

/**
 * Handles back and forward while the application is not loaded; part of the inline script. After a reload, history
 * entries of the previous document are still there, and a step to another page's entry changes only the URL. Therefore
 * the page of that URL is loaded. An application that is just starting must not receive the event, because it only has
 * the data of the open page.
 *
 * The browser never scrolls entries that an application has created (their `scrollRestoration` is `manual`), so this
 * function restores their scroll positions.
 */
export const followHistory = (start: Start): void => {
  const opened = window.location.pathname;
  let entry = entryKey();
  const store = (): void => {
    if (!start.ready && entry !== undefined) storePositions({ [entry]: window.scrollY });
  };
  const restore = (): void => {
    const position = history.scrollRestoration === "manual" ? storedPosition(entry) : undefined;
    if (position !== undefined) window.scrollTo({ top: position, behavior: "instant" });
  };
  document.addEventListener("DOMContentLoaded", restore);
  window.addEventListener("pagehide", store);
  window.addEventListener("popstate", (event) => {
    if (start.ready) return;
    store();
    if (window.location.pathname === opened) {
      entry = entryKey();
      restore();
      return;
    }
    entry = undefined;
    start.leaving = true;
    event.stopImmediatePropagation();
    window.location.reload();
  });
};
