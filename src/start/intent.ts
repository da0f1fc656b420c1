/** When the application is loaded: at once where the page needs it, else when the visitor is about to do something. */
import { namesStay } from "../lib/booking/stay-query";
import { linkToOtherPage } from "../lib/dom/pressed-link";
import { afterPaint } from "./after-paint";
import type { Early } from "./early";
import { intentEvents, isStill, weakIntent } from "./intent-events";

/**
 * Whether the page asks for the application without waiting. An element says so by `data-app`: `now`, or `query`, `stay` or `hash`
 * for “when the address has one”; what an address names and shows without the application says so by `data-without-app`. A page
 * whose root is empty (staff, offline shell) cannot wait either.
 */
export const neededAtOnce = ({ search, hash }: Pick<Location, "search" | "hash">, rootIsEmpty: boolean): boolean => {
  const asks = (when: string) => document.querySelector(`[data-app~="${when}"]`) !== null;
  return (
    rootIsEmpty ||
    asks("now") ||
    (search !== "" && asks("query")) ||
    (namesStay(search) && asks("stay")) ||
    (hash !== "" && asks("hash") && document.querySelector(":target[data-without-app]") === null)
  );
};

const pageLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else window.addEventListener("load", () => resolve(), { once: true });
  });

/** A press that has not become a click after so many milliseconds is a long one, or the beginning of a scroll. */
const longestPress = 300;
const ends = ["click", "pointercancel"] as const;

/** Presses that are not over yet: the focus they bring is a part of them. */
let presses = 0;

/** Calls back once what was done is over and its effect has been drawn: a finger that is put down has yet to press. */
const onceAnswered = (event: string, then: () => void): void => {
  if (event === "keydown") return afterPaint(then);
  presses += 1;
  const ended = (end?: Event) => {
    presses -= 1;
    clearTimeout(timer);
    for (const type of ends) document.removeEventListener(type, ended, true);
    // Another page would only be kept waiting by this one's application.
    if (end?.type !== "click" || linkToOtherPage(end) === null) afterPaint(then);
  };
  const timer = setTimeout(() => ended(), longestPress);
  for (const type of ends) document.addEventListener(type, ended, true);
};

/** What scripts made and answer themselves (`data-start`) needs no application, and may be about to load the page anew. */
const isAnswered = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-start]") !== null;

/** What is done at a sign that may wait, and which signs may not, by what they are about. */
export interface Patience {
  readonly soon: () => void;
  readonly isUrgent: (target: EventTarget | null) => boolean;
}

/**
 * Calls `load` at the first sign of intent; a weak one waits until the page itself has loaded. With `patience`, only urgent signs
 * load; any other is answered by `soon`.
 */
export const onIntent = (early: Pick<Early, "intent">, load: () => void, patience?: Patience): void => {
  const listening = new AbortController();
  const loadOnce = () => {
    listening.abort();
    load();
  };
  const answerOf = (target: EventTarget | null) =>
    patience === undefined || patience.isUrgent(target) ? loadOnce : patience.soon;
  const sign = (event: Event) => {
    const { type, target } = event;
    if (isStill(event) || isAnswered(target)) return;
    if (weakIntent.includes(type)) {
      if (presses === 0) void pageLoaded().then(answerOf(target));
    } else onceAnswered(type, answerOf(target));
  };
  if (early.intent === "strong") afterPaint(answerOf(document.activeElement));
  if (early.intent === "weak") void pageLoaded().then(answerOf(null));
  const { signal } = listening;
  for (const event of intentEvents) {
    document.addEventListener(event, sign, { passive: true, capture: true, signal });
  }
};
