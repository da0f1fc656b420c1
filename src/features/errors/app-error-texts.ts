/** The words of the app-level error screen, which must show when nothing else of the page can be relied on. */
import { type Language, languageOfPath } from "../../settings/languages";

export interface AppErrorTexts {
  readonly title: string;
  readonly tryAgain: string;
  readonly goHome: string;
}

/** Put in by the build, from `content/locales`. */
declare const APP_ERROR_TEXTS: Readonly<Record<Language, AppErrorTexts>>;

const texts = APP_ERROR_TEXTS;

/** In the language of the address. */
export const appErrorTexts = (pathname: string): AppErrorTexts => texts[languageOfPath(pathname)];
