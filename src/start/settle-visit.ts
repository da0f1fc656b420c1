import { settleLanguage } from "../features/language/settle-language";
import { afterPaint } from "./timing";
import { loadLanguageNotice } from "./dynamic-parts";
import { settings } from "./settings";

const offer = (): void => {
  loadLanguageNotice().then((notice) => notice.offer(), console.warn);
};

/** Decides the visitor's language after the first paint. A background tab is not painted until the visitor opens it. */
export const settleVisit = (): void => {
  requestAnimationFrame(() => afterPaint(() => void settleLanguage(settings.countryLookup, offer)));
};
