/** When the application is loaded: at once or at rest where the page needs it, otherwise at the first sign that the visitor will do something. */
import { namesStay } from "../lib/booking/stay-query";
import { linkToOtherPage } from "../lib/dom/clicks";
import { afterPaint, whenIdle, whenReading } from "./timing";
import type { StartState } from "./start-state";
import { intentEvents, isStationary, weakIntent } from "./intent-events";

/**
 * Whether the page asks for the application without waiting. An element says so by `data-app`: `now`, or `query`, `stay` or `hash`
 * for “when the address has one”; what an address names and shows without the application says so by `data-without-app`. A page
 * whose root is empty (staff, offline shell) cannot wait either.
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
    (hash !== "" && asks("hash") && document.querySelector(":target[data-without-app]") === null)
  );
};

/**
 * Calls `load` for a page that is complete as it was built and reads something anew (`data-app="rest"`): once it has loaded and its visitor is
 * reading. Before that it would only be in the way of what they do first.
 */
export const onRest = (load: () => void): void => {
  if (document.querySelector('[data-app~="rest"]') !== null) whenIdle(whenReading(load));
};

const pageLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else window.addEventListener("load", () => resolve(), { once: true });
  });

/** A press that is no click after this many milliseconds is a long press or the beginning of a scroll. */
const longestPress = 300;
const ends = ["click", "pointercancel"] as const;

/** Presses that have not ended yet. Focus that arrives meanwhile belongs to them. */
let presses = 0;

/** Calls back once the interaction has ended and its effect has been drawn. */
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

/** Elements that the start scripts made and handle themselves (`data-start`) need no application, and may be about to reload the page. */
const isHandledByStartScripts = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-start]") !== null;

/** For a page that can do without the application for a while. */
export interface PatientLoading {
  readonly soon: () => void;
  readonly isUrgent: (target: EventTarget | null) => boolean;
}

/**
 * Calls `load` at the first sign of intent; a weak one waits until the page itself has loaded. With `patience`, only urgent signs call `load`,
 * and all others call `soon`.
 */
export const onIntent = (startState: Pick<StartState, "intent">, load: () => void, patience?: PatientLoading): void => {
  const listening = new AbortController();
  const loadOnce = () => {
    listening.abort();
    load();
  };
  const answerOf = (target: EventTarget | null) =>
    patience === undefined || patience.isUrgent(target) ? loadOnce : patience.soon;
  const sign = (event: Event) => {
    const { type, target } = event;
    if (isStationary(event) || isHandledByStartScripts(target)) return;
    if (weakIntent.includes(type)) {
      if (presses === 0) void pageLoaded().then(answerOf(target));
    } else afterInteraction(type, answerOf(target));
  };
  if (startState.intent === "strong") afterPaint(answerOf(document.activeElement));
  if (startState.intent === "weak") void pageLoaded().then(answerOf(null));
  const { signal } = listening;
  for (const event of intentEvents) {
    document.addEventListener(event, sign, { passive: true, capture: true, signal });
  }
};
