/**
 * Shows the stay that the URL contains or that was chosen earlier in this tab, and opens the booking engine when a form
 * is submitted. A separate chunk, loaded only if there is a stay or a form needs it. It waits until the document is
 * parsed, so that `show` finds every element.
 */
import { whenParsed } from "../lib/dom/when-ready";
import { type ProblemTexts, send, show as showStay } from "../features/booking/show-kept-stay";

declare const PROBLEM_TEXTS: ProblemTexts;

await whenParsed();
document.addEventListener("submit", send);

export const show = (): void => showStay(PROBLEM_TEXTS);
