/** What the build hands to the scripts that run before Gatsby's: settings from `content/site.yml` and the words they show. */
import type { TextKey } from "../lib/i18n/keys";
import type { CountryLookup } from "./country-lookup";
import type { Language } from "./languages";
import type { ConsentTerms, Service } from "./third-parties";

/** Settings of one language's start bundle. */
export interface StartSettings {
  readonly language: Language;
  /** Null when the owner has switched the lookup off. */
  readonly countryLookup: CountryLookup | null;
  readonly consent: ConsentTerms;
  readonly services: readonly Service[];
  /** The booking engine's address in this language. */
  readonly bookingAddress: string;
}

/** The words the start bundle itself can show; those of the consent dialog travel with the dialog. */
export const startTextKeys = [
  "language.offer.title",
  "language.offer.text",
  "language.offer.accept",
  "language.offer.dismiss",
  "consent.saved",
  "error.app.title",
  "error.app.tryAgain",
  "error.app.goHome",
  "error.startup.text",
  "error.startup.bookNow",
  "error.script.text",
  "error.script.dismiss",
  "error.chunk.text",
  "error.route.reload",
  "loading.page",
] as const satisfies readonly TextKey[];

export type StartTextKey = (typeof startTextKeys)[number];
export type StartTexts = Readonly<Record<StartTextKey, string>>;
