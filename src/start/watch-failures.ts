/** What a page shows when scripts fail (specification §2 and §8). */
import { loadAnew, watchTheWay } from "../features/errors/on-the-way";
import { reloadOnce } from "../features/errors/reload-once";
import { failureOf, isQuiet } from "../features/errors/script-errors";
import { showMissingPart, showScriptError } from "../features/errors/script-notice";
import { isRootEmpty } from "../features/start-up/root-element";
import { showFallback } from "../features/start-up/show-fallback";
import { buildOfPage } from "./load-app";
import { settings, text } from "./settings";

/** Gatsby's and webpack's words when the data or the code of a page could not be loaded. */
const notLoaded = /not rendering react|loading (css )?chunk .+ failed/i;

const consider = (event: Event): void => {
  const failure = failureOf(event);
  if (failure === null) return;
  if (notLoaded.test(failure.message)) showFailure();
  else if (isRootEmpty() && !isQuiet(failure, settings.heatmapHosts)) showScriptError(text);
};

let isShown = false;

/**
 * An empty page gets the fallback; a prerendered one stays, with a word about what is missing. Once. Without a network it is only
 * read until something is pressed, which tries again.
 */
const showFailure = (): void => {
  const isEmpty = isRootEmpty();
  if (isShown || (!isEmpty && !navigator.onLine)) return;
  isShown = true;
  if (isEmpty) showFallback({ text, bookingAddress: settings.bookingAddress });
  else showMissingPart(text);
};

/**
 * Judges the failures noted so far and every later one. A part gone after a new deployment loads the page anew, once; the next page,
 * where a link to it was pressed.
 */
export const watchFailures = (failures: readonly Event[]): void => {
  watchTheWay();
  window.addEventListener("preload-error", (event) => {
    if (event.defaultPrevented) return;
    // Loaded anew twice at once, a page may wait for the browser without end.
    if (window.early?.left === true || reloadOnce(buildOfPage(), loadAnew)) event.preventDefault();
  });
  window.addEventListener("app-failed", showFailure);
  window.addEventListener("error", consider);
  window.addEventListener("unhandledrejection", consider);
  failures.forEach(consider);
};
