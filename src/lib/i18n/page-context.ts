import type { Language } from "../../settings/languages";

/** What every page knows of itself from the build. */
export interface PageContext {
  readonly language: Language;
}
