import type { Language } from "../../settings/languages";

/** The page context that every page has from the build. */
export interface PageContext {
  readonly language: Language;
}
