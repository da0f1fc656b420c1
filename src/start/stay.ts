/**
 * Shows the stay that the URL contains or that was chosen earlier in this tab, and opens the booking engine when a form
 * is submitted. A separate chunk, loaded only if there is a stay or a form needs it, once the document is parsed.
 */
import { type ProblemTexts, send, show as showStay } from "../features/booking/show-kept-stay";

declare const PROBLEM_TEXTS: ProblemTexts;

document.addEventListener("submit", send);

export const show = (): void => showStay(PROBLEM_TEXTS);
