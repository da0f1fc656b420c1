/** The start bundle: what a page does before the application is loaded, and the loading of the application. */
import { isStaffPath } from "../settings/routes";
import { preconnectEngine } from "../features/booking/preconnect-engine";
import { watchConsent } from "../features/consent/consent-store";
import { hideFailedLogos, watchFailures } from "./watch-failures";
import { followLanguage, settleLanguage, watchEngagement } from "../features/language/settle-language";
import { watchRoot } from "../features/loading/loading-store";
import { watchSpinner } from "../features/loading/spinner";
import { canReadToken } from "../lib/forms/address-token";
import { closeNavigationOnLeaving } from "../features/navigation/close-menus";
import { showLateDisplayFont } from "../features/navigation/late-display-font";
import { scrollToTopOnLinksToCurrentPage } from "../features/navigation/scroll";
import { watchSpeculation } from "../features/navigation/prerender";
import { clickHandlerOf } from "./click-handlers";
import type { StartState } from "./start-state";
import { loadRemainingPictures } from "./fetch-pictures";
import { loadAppOnIntent } from "./load-app-on-intent";
import { loadMeasure, loadOffline, loadServices, loadLanguageNotice } from "./dynamic-parts";
import { settings, text } from "./settings";
import { followStay } from "./show-stay";
import { afterPaint, whenIdle, whenParsed, whenActivated } from "../lib/dom/when-ready";

const startState: StartState = window.startState ?? {
  held: [],
  failures: [],
  intent: "none",
  ready: false,
  awaitsStay: false,
};

const offer = (): void => {
  loadLanguageNotice().then((notice) => notice.offer(), console.warn);
};

/** Decides the visitor's language after the first paint. A background tab is not painted until the visitor opens it. */
const settleVisit = (): void => {
  requestAnimationFrame(() => afterPaint(() => void settleLanguage(settings.countryLookup, offer)));
};

const begin = (): void => {
  watchFailures(startState.failures);
  hideFailedLogos(startState.failures);
  watchSpinner(text("loading.page"), settings.mark);
  watchRoot();

  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element) clickHandlerOf(target)?.();
  });
  scrollToTopOnLinksToCurrentPage();
  closeNavigationOnLeaving();
  whenIdle(() => void showLateDisplayFont().catch(console.warn), 1000);
  loadAppOnIntent(startState);
  followLanguage();
  // Loaded early, because a visit that ends before this chunk has loaded is not measured.
  whenIdle(() => void loadMeasure().then(({ begin }) => begin(), console.warn), 1000);

  if (!isStaffPath(location.pathname)) {
    watchEngagement();
    if (!canReadToken(location, document.referrer)) {
      watchConsent(settings.consent, (change) => {
        loadServices().then(({ follow }) => follow(change), console.warn);
      });
    }
    settleVisit();
    preconnectEngine();
    whenIdle(watchSpeculation);
    loadRemainingPictures();
    whenIdle(() => {
      loadOffline().then(({ begin }) => begin(), console.warn);
    });
  }
};

// A page whose URL has a query or a hash requests this bundle at once, so it may run before the elements that it looks for are parsed.
void whenParsed().then(() => {
  // Before activation, because a link on a prerendered page may be clicked as soon as it is shown.
  followStay(startState);
  whenActivated(begin);
});
