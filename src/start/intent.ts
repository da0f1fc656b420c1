/**
 * When the application is loaded: at once if the page needs it, once the visitor is reading if built content must be
 * updated, otherwise at the first sign that the visitor will do something.
 */
import { hasStay, namesStay } from "../lib/booking/stay-query";
import { linkToOtherPage } from "../lib/dom/clicks";
import { afterPaint, whenIdle, whenReading } from "../lib/dom/when-ready";
import { type StartState, intentEvents, isStationary, weakIntent } from "./start-state";

/**
 * Whether the page needs the application at once. The `data-app` of an element says when: `now`; `query`, `stay` or
 * `hash` if the URL has one; `any-stay` if the URL contains a stay or names one of several suites, or a stay is
 * stored in this tab. Two other values, `rest` (see `onRest`) and `press` (see `isForApp` in load-app-on-intent.ts), do not count here, nor does
 * a hash whose target has `data-without-app`. A page whose root is empty, such as a staff page, always needs the application at once.
 */
export const isAppNeededAtOnce = (
  { search, hash }: Pick<Location, "search" | "hash">,
  rootIsEmpty: boolean,
): boolean => {
  const asks = (when: string) => document.querySelector(`[data-app~="${when}"]`) !== null;
  return (
    rootIsEmpty ||
    asks("now") ||
    (search !== "" && asks("query")) ||
    (namesStay(search) && asks("stay")) ||
    (hasStay(search) && asks("any-stay")) ||
    (hash !== "" && asks("hash") && document.querySelector(":target[data-without-app]") === null)
  );
};

/**
 * On a page whose built content must be updated (`data-app="rest"`), calls `load` once the page has loaded and the
 * visitor is reading. Earlier, loading the application would delay the visitor's first action.
 */
export const onRest = (load: () => void): void => {
  if (document.querySelector('[data-app~="rest"]') !== null) whenIdle(whenReading(load));
};

const pageLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else window.addEventListener("load", () => resolve(), { once: true });
  });

/** A press that has not become a click after this many milliseconds is a long press or the start of a scroll. */
const longestPress = 300;
const ends = ["click", "pointercancel"] as const;

/** Number of presses that have not ended yet. Focus events meanwhile belong to them. */
let presses = 0;

/** Calls back once the interaction has ended and its effect is drawn, unless the interaction is a click that leads to another page. */
const afterInteraction = (event: string, then: () => void): void => {
  if (event === "keydown") return afterPaint(then);
  presses += 1;
  const ended = (end?: Event) => {
    presses -= 1;
    clearTimeout(timer);
    for (const type of ends) document.removeEventListener(type, ended, true);
    // Loading the application would only delay the other page.
    if (end?.type !== "click" || linkToOtherPage(end) === null) afterPaint(then);
  };
  const timer = setTimeout(() => ended(), longestPress);
  for (const type of ends) document.addEventListener(type, ended, true);
};

/**
 * Elements created and handled by the start scripts (`data-start`) do not need the application, and may be about to
 * reload the page.
 */
const isHandledByStartScripts = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-start]") !== null;

/** Options for a page that can do without the application for a while. */
interface DeferredLoading {
  /** Whether an event with this target needs the application. */
  readonly isUrgent: (target: EventTarget | null) => boolean;
  /** Called for all other events. */
  readonly onOther: () => void;
}

/**
 * Calls `load` at the first sign of intent; for a weak sign it first waits until the page has loaded. With `deferred`,
 * only urgent signs call `load`, and all others call `onOther`.
 */
export const onIntent = (
  startState: Pick<StartState, "intent">,
  load: () => void,
  deferred?: DeferredLoading,
): void => {
  const listening = new AbortController();
  const loadOnce = () => {
    listening.abort();
    load();
  };
  const handlerFor = (target: EventTarget | null) =>
    deferred === undefined || deferred.isUrgent(target) ? loadOnce : deferred.onOther;
  const onSign = (event: Event) => {
    const { type, target } = event;
    if (isStationary(event) || isHandledByStartScripts(target)) return;
    if (weakIntent.includes(type)) {
      if (presses === 0) void pageLoaded().then(handlerFor(target));
    } else afterInteraction(type, handlerFor(target));
  };
  if (startState.intent === "strong") afterPaint(handlerFor(document.activeElement));
  if (startState.intent === "weak") void pageLoaded().then(handlerFor(null));
  const { signal } = listening;
  for (const event of intentEvents) {
    document.addEventListener(event, onSign, { passive: true, capture: true, signal });
  }
};
