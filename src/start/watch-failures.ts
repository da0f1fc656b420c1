/** What a page shows when scripts or logos fail to load (specification §2 and §8). */
import { followPendingOrReload, watchPressedLinks } from "../features/navigation/pending-navigation";
import { reloadOnce } from "../features/errors/preload-error";
import { failureOf, isQuiet, showMissingPart, showScriptError } from "../features/errors/script-notice";
import { isRootEmpty } from "../features/start-up/app-root";
import { showFallback } from "../features/start-up/show-fallback";
import { buildOfPage } from "./load-app";
import { settings, text } from "./settings";

/** The messages of Gatsby and webpack when the data or code of a page could not be loaded. */
const notLoaded = /not rendering react|loading (css )?chunk .+ failed/i;

const consider = (event: Event): void => {
  const failure = failureOf(event);
  if (failure === null) return;
  if (notLoaded.test(failure.message)) showFailure();
  else if (isRootEmpty() && !isQuiet(failure, settings.heatmapHosts)) showScriptError(text);
};

let isShown = false;

/**
 * An empty page gets the fallback; a page with content stays and gets a notice, once. Offline there is no notice: the next press tries again.
 */
const showFailure = (): void => {
  const isEmpty = isRootEmpty();
  if (isShown || (!isEmpty && !navigator.onLine)) return;
  isShown = true;
  if (isEmpty) showFallback({ text, bookingAddress: settings.bookingAddress });
  else showMissingPart(text);
};

/**
 * Handles the failures recorded so far and every later one. A chunk that a new deployment has removed reloads the page once, or loads the page whose
 * link was pressed.
 */
export const watchFailures = (failures: readonly Event[]): void => {
  watchPressedLinks();
  window.addEventListener("preload-error", (event) => {
    if (event.defaultPrevented) return;
    // Two reloads at once can leave the browser waiting for ever.
    if (window.startState?.leaving === true || reloadOnce(buildOfPage(), followPendingOrReload)) event.preventDefault();
  });
  window.addEventListener("app-failed", showFailure);
  window.addEventListener("error", consider);
  window.addEventListener("unhandledrejection", consider);
  failures.forEach(consider);
};

/** A logo that cannot be loaded is hidden (specification §8). */
const logos = "img[data-logo]";

const hideIfLogo = (target: EventTarget | null): void => {
  if (target instanceof HTMLImageElement && target.matches(logos)) target.hidden = true;
};

/** Hides logos that have failed already, and from now on each one that fails. */
export const hideFailedLogos = (failures: readonly Event[]): void => {
  failures.forEach(({ target }) => hideIfLogo(target));
  document.addEventListener("error", ({ target }) => hideIfLogo(target), true);
};
