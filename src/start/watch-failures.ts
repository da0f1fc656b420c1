/** What a page shows if scripts or logos fail to load (specification §2 and §8). */
import { followPendingOrReload, watchPressedLinks } from "../features/navigation/pending-navigation";
import { reloadOnce } from "../features/errors/preload-error";
import { failureOf, isQuiet, showMissingPart, showScriptError } from "../features/errors/script-notice";
import { isRootEmpty } from "../features/start-up/app-root";
import { showFallback } from "../features/start-up/show-fallback";
import { buildOfPage } from "./load-app";
import { settings, text } from "./settings";

/** The messages of Gatsby and webpack if the data or code of a page could not be loaded. */
const notLoaded = /not rendering react|loading (css )?chunk .+ failed/i;

const consider = (event: Event): void => {
  const failure = failureOf(event);
  if (failure === null) return;
  if (notLoaded.test(failure.message)) showFailure();
  else if (isRootEmpty() && !isQuiet(failure, settings.heatmapHosts)) showScriptError(text);
};

let isShown = false;

/**
 * Shows the fallback on an empty page; a page with content gets a notice, once. Offline, nothing is shown: the next
 * click tries again.
 */
const showFailure = (): void => {
  const isEmpty = isRootEmpty();
  if (isShown || (!isEmpty && !navigator.onLine)) return;
  isShown = true;
  if (isEmpty) showFallback({ text, bookingAddress: settings.bookingAddress });
  else showMissingPart(text);
};

/**
 * Handles the failures recorded so far and all later ones. If a new deployment has removed a chunk, the page is
 * reloaded once, or the page of the clicked link is loaded.
 */
export const watchFailures = (failures: readonly Event[]): void => {
  watchPressedLinks();
  window.addEventListener("preload-error", (event) => {
    if (event.defaultPrevented) return;
    // Two reloads at the same time can leave the browser waiting for ever.
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

/** Hides logos that have failed already, and each one that fails later. */
export const hideFailedLogos = (failures: readonly Event[]): void => {
  failures.forEach(({ target }) => hideIfLogo(target));
  document.addEventListener("error", ({ target }) => hideIfLogo(target), true);
};
