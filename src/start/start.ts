/** The start bundle: everything a page does before, and a public page mostly without, the application. */
import { isStaffPath } from "../settings/staff";
import { hintEngine } from "../features/booking/hint-engine";
import { showKeptStay } from "../features/booking/show-kept-stay";
import { watchConsent } from "../features/consent/watch-consent";
import { hideFailedLogos } from "../features/errors/hide-failed-logos";
import { followLanguage } from "../features/language/follow-language";
import { watchTyping as watchEngagement } from "../features/language/visitor-engaged";
import { watchRoot } from "../features/loading/watch-root";
import { watchSpinner } from "../features/loading/spinner";
import { holdsToken } from "../features/forms/token-attribute";
import { closeNavigationOnLeaving } from "../features/navigation/close-menus";
import { answerLinksToHere } from "../features/navigation/to-top";
import { watchAhead } from "../features/navigation/watch-ahead";
import { answerTo } from "./answers";
import type { Early } from "./early";
import { fetchPictures } from "./fetch-pictures";
import { loadWhenWanted } from "./load-when-wanted";
import { loadMeasure, loadOffline, loadServices } from "./parts";
import { settings, text } from "./settings";
import { settleVisit } from "./settle-visit";
import { watchFailures } from "./watch-failures";
import { whenResting } from "./when-resting";
import { whenShown } from "./when-shown";

const early: Early = window.early ?? { held: [], failures: [], intent: "none", ready: false };

const begin = (): void => {
  watchFailures(early.failures);
  hideFailedLogos(early.failures);
  watchSpinner(text("loading.page"));
  watchRoot();

  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element) answerTo(target)?.();
  });
  answerLinksToHere();
  closeNavigationOnLeaving();
  loadWhenWanted(early);
  followLanguage();
  // Soon: whoever leaves before it has come is not measured.
  whenResting(() => void loadMeasure().then(({ begin }) => begin(), console.warn), 1000);

  if (!isStaffPath(location.pathname)) {
    watchEngagement();
    // The address is read by services of others; a link of an email is between its receiver and the house.
    if (!holdsToken(location)) {
      watchConsent(settings.consent, (change) => {
        loadServices().then(({ follow }) => follow(change), console.warn);
      });
    }
    settleVisit();
    hintEngine(settings.bookingAddress);
    whenResting(watchAhead);
    fetchPictures();
    whenResting(() => {
      loadOffline().then(
        ({ begin }) => begin(),
        (error: unknown) => console.warn("The site cannot be kept for offline use on this visit.", error),
      );
    });
  }
};

// A page rendered ahead may be pressed the moment it is shown.
showKeptStay();
whenShown(begin);
