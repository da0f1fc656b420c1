/**
 * Loads the application when it is needed, and then replays the visitor's earlier actions. After a failure, the next press or typing that
 * needs the application tries again.
 */
import { fieldsAttribute, nativeFields } from "../settings/interface";
import { hideNotice, showMissingPart } from "../features/errors/script-notice";
import { usesPrerendering } from "../features/navigation/prerender";
import { isRootEmpty } from "../features/start-up/app-root";
import { afterPaint, whenReading } from "../lib/dom/when-ready";
import { clickHandlerOf } from "./click-handlers";
import { type HeldEvent, type StartState, busyAttribute, waitingButton } from "./start-state";
import { isAppNeededAtOnce, onIntent, onRest } from "./intent";
import { loadApp } from "./load-app";
import { createReplay, watchTyping } from "./replay";
import { showStay } from "./show-stay";
import { text } from "./settings";

/**
 * Whether the target needs the application: a form field, a button that waits for scripts, or a button with `data-app="press"`, whose
 * dialog the browser opens but only the application can fill.
 */
const isForApp = (target: EventTarget | null): boolean => {
  if (!(target instanceof Element)) return false;
  if (target.closest('input,select,textarea,label,[data-app~="press"]') !== null) return true;
  const button = waitingButton(target);
  return button !== null && clickHandlerOf(button) === null;
};

/**
 * How long a page with content waits for the application, in milliseconds: a broken connection may leave a request without any response. The page
 * then offers what works without the application, which goes on loading.
 */
const longestWait = 30_000;

export const loadAppOnIntent = (startState: StartState): void => {
  /** Whether the application has been requested again, or has not loaded in time. */
  let isLate = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const load = () => {
    waiting ??= setTimeout(() => {
      isLate = !isRootEmpty() && !startState.ready;
      if (isLate) doWithout();
    }, longestWait);
    // The stay is shown first, because React hydrates the page with it (`window.shownStay`).
    void showStay(startState).then(loadApp);
  };
  const replay = createReplay(startState);
  const typing = watchTyping();
  /** Returns the handler of a click that the start scripts handle themselves. Any other event is held for the application, which is then loaded. */
  const take = (event: HeldEvent) => {
    const handler = event.type === "click" ? clickHandlerOf(event.target) : null;
    if (handler !== null) {
      event.target.removeAttribute(busyAttribute);
      return handler;
    }
    replay.hold(event);
    afterPaint(load);
    return null;
  };
  const retry = () => {
    isLate = true;
    load();
  };
  /** Shows what works without the application, until the next press or typing that needs it. */
  const doWithout = () => {
    clearTimeout(waiting);
    waiting = undefined;
    document.documentElement.setAttribute(fieldsAttribute, nativeFields);
    const waited = [replay.giveUp(), typing.giveUp()];
    if (waited.includes(true)) showMissingPart(text);
    // Only an event that needs the application requests it again: otherwise, every scroll would.
    onIntent({ intent: "none" }, retry, { isUrgent: isForApp, onOther: () => undefined });
  };
  startState.held.forEach((event) => take(event)?.());
  // From here on, the start bundle's own click listener calls the handlers of `clickHandlerOf`, so the result of `take` is not used.
  startState.onHeld = (event) => void take(event);
  window.addEventListener(
    "app-ready",
    () => {
      document.documentElement.removeAttribute(fieldsAttribute);
      // A notice that was not caused by a late application is about something that is still missing, so it stays.
      if (isLate) hideNotice();
      typing.tell();
      replay.replay();
    },
    { once: true },
  );
  window.addEventListener("app-failed", doWithout);
  const loadIfNeeded = () => {
    if (isAppNeededAtOnce(location, isRootEmpty())) load();
  };
  loadIfNeeded();
  window.addEventListener("hashchange", loadIfNeeded);
  onRest(load);
  onIntent(startState, load, usesPrerendering() ? { isUrgent: isForApp, onOther: whenReading(load) } : undefined);
};
