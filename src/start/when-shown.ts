import { isAhead } from "../lib/dom/is-ahead";
import { layOut } from "../lib/dom/lay-out";
import { afterPaint } from "./after-paint";
import { whenResting } from "./when-resting";

/**
 * Calls back once the page is before its visitor's eyes: at once, except where the browser has rendered it ahead of a visit
 * that may never come. Such a page asks nobody, stores nothing and measures nothing until it is shown and has been drawn.
 */
export const whenShown = (then: () => void): void => {
  if (!isAhead()) return then();
  whenResting(layOut, 1000);
  document.addEventListener("prerenderingchange", () => afterPaint(then), { once: true });
};
