/**
 * Shows the stay that the URL contains or that was chosen earlier in this tab. The code that shows a stay is loaded only if
 * there is a stay, or if a form needs the code.
 */
import { needsScriptsAttribute, stayFieldAttribute } from "../lib/booking/book-now-attributes";
import { loadStay } from "./dynamic-parts";
import { hasStay } from "../lib/booking/stay-query";
import type { StartState } from "./start-state";

/**
 * Forms that would open a wrong URL if this code were not loaded: those that cannot send a stay to their engine without
 * scripts, and those that offer several suites.
 */
const formsInNeed = `[${needsScriptsAttribute}], [${stayFieldAttribute}="suite"]`;

type State = Pick<StartState, "ready" | "awaitsStay">;

/** Resolves once the stay is shown, if there is one. After a failure, the page shows and sends no stay until the next call. */
export const showStay = async (startState: State): Promise<void> => {
  const isWaiting = hasStay(location.search);
  if (startState.ready || (!isWaiting && document.querySelector(formsInNeed) === null)) return;
  startState.awaitsStay = isWaiting;
  await loadStay()
    .then(({ show }) => show())
    .catch(console.warn);
  startState.awaitsStay = false;
};

/**
 * Shows the stay now and, until the application has hydrated the page, whenever the page is shown or becomes visible: another page of
 * the tab may have chosen one.
 */
export const followStay = (startState: State): void => {
  const show = () => void showStay(startState);
  show();
  for (const again of ["pageshow", "visibilitychange"]) window.addEventListener(again, show);
};
