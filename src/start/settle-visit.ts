import { settleLanguage } from "../features/language/settle-language";
import { afterPaint } from "./timing";
import { loadLanguageNotice } from "./dynamic-parts";
import { settings } from "./settings";

const offer = (): void => {
  loadLanguageNotice().then((notice) => notice.offer(), console.warn);
};

/** Settles the visitor's language once the page has been painted before their eyes: a tab out of sight waits until it is looked at. */
export const settleVisit = (): void => {
  requestAnimationFrame(() => afterPaint(() => void settleLanguage(settings.countryLookup, offer)));
};
