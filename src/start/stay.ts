/**
 * Shows the stay that the URL contains or that was chosen earlier in this tab, and opens the booking engine when a form
 * is submitted. A separate chunk, loaded only if there is a stay or a form needs it, once the document is parsed.
 */
import { type ProblemTexts, send, show as showStay } from "../features/booking/show-kept-stay";

declare const PROBLEM_TEXTS: ProblemTexts;

document.addEventListener("submit", send);

/** `shown`: the event by which a prerendered page is shown. */
export const show = (shown?: Event): void => showStay(PROBLEM_TEXTS, shown);
document.addEventListener("prerenderingchange", show);
