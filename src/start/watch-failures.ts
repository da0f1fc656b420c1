/** What a page shows if scripts or logos fail to load (specification §2 and §8). */
import { adoptStyles, element } from "../lib/dom/element";
import styles from "../features/start-up/plain-page.sheet.css";
import { findRoot, isRootEmpty, loadingOverlayId } from "../features/start-up/app-root";
import { followPendingOrReload, watchPressedLinks } from "../features/navigation/pending-navigation";
import { reloadOnce } from "../features/errors/preload-error";
import { failureOf, isQuiet, showMissingPart, showScriptError } from "../features/errors/script-notice";
import { buildOfPage } from "./load-app";
import { settings, text } from "./settings";

/** Id of a template or hidden element with which a page can replace the application. */
const fallbackId = "fallback-content";

const fallbackContent = (): Node | null => {
  const fallback = document.getElementById(fallbackId);
  if (fallback instanceof HTMLTemplateElement) return fallback.content.cloneNode(true);
  fallback?.removeAttribute("hidden");
  return fallback;
};

const plainPage = (): HTMLElement => {
  adoptStyles(styles);
  const link = { href: settings.bookingAddress, target: "_blank", rel: "noopener" };
  return element(
    "main",
    { class: "plain-page" },
    element("p", { role: "alert" }, text("error.startup.text")),
    element("p", {}, element("a", link, text("error.startup.bookNow"))),
  );
};

/** Shows the fallback content or, if there is none, a plain page with a link to book. */
const showFallback = (): void => {
  const place = findRoot()?.firstElementChild ?? findRoot() ?? document.body;
  document.getElementById(loadingOverlayId)?.remove();
  place.append(fallbackContent() ?? plainPage());
};

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
 * Shows the fallback on an empty page, or a notice on a page with content, once. Offline, a page with content gets no
 * notice: the next click tries again.
 */
const showFailure = (): void => {
  const isEmpty = isRootEmpty();
  if (isShown || (!isEmpty && !navigator.onLine)) return;
  isShown = true;
  if (isEmpty) showFallback();
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
  // Safari aborts the page's requests when a link is followed, and Back then shows the page without the application.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && isShown && window.startState?.ready !== true) window.location.reload();
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
