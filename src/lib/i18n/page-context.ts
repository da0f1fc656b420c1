import type { Language } from "../../settings/languages";

/** The page context that the build sets on every page. */
export interface PageContext {
  readonly language: Language;
}
