import { settleLanguage } from "../features/language/settle-language";
import { afterPaint } from "./timing";
import { loadLanguageNotice } from "./dynamic-parts";
import { settings } from "./settings";

const offer = (): void => {
  loadLanguageNotice().then((notice) => notice.offer(), console.warn);
};

/** Settles the visitor's language after the first paint; a tab in the background is not painted until the visitor opens it. */
export const settleVisit = (): void => {
  requestAnimationFrame(() => afterPaint(() => void settleLanguage(settings.countryLookup, offer)));
};
