import { drafts, hasUnsavedText } from "./request-draft";

/** The browser asks in its own words whether to leave the page. Browsers older than Chrome 119 need `returnValue`. */
const askBeforeLeaving = (event: BeforeUnloadEvent): void => {
  event.preventDefault();
  // oxlint-disable-next-line typescript/no-deprecated
  event.returnValue = true;
};

/**
 * Asks before a reload, another document or the closing of the tab loses typed text of a request. The listener exists only while there is
 * such text, because it would keep the page out of the browser's back/forward cache. Returns a function that stops watching.
 */
export const watchDrafts = (): (() => void) => {
  const update = () => {
    if (hasUnsavedText()) window.addEventListener("beforeunload", askBeforeLeaving);
    else window.removeEventListener("beforeunload", askBeforeLeaving);
  };
  update();
  const stop = drafts.subscribe(update);
  return () => {
    stop();
    window.removeEventListener("beforeunload", askBeforeLeaving);
  };
};
