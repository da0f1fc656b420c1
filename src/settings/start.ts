/** What the build hands to the scripts that run before Gatsby's: settings from `content/site.yml` and the words they show. */
import type { TextKey } from "../lib/i18n/keys";
import type { CountryLookup } from "./country-lookup";
import type { ConsentTerms } from "./third-parties";

/** Settings of one language's start bundle. */
export interface StartSettings {
  /** Null when the owner has switched the lookup off. */
  readonly countryLookup: CountryLookup | null;
  readonly consent: ConsentTerms;
  /** Hosts of the heatmap, whose script errors no visitor hears of. */
  readonly heatmapHosts: readonly string[];
  /** The booking engine's address in this language. */
  readonly bookingAddress: string;
  /** The house's mark, as markup. */
  readonly mark: string;
  readonly parts: StartParts;
}

/** Addresses of the modules that are loaded when they are wanted. */
export interface StartParts {
  readonly consentDialog: string;
  readonly languageNotice: string;
  readonly measure: string;
  readonly offline: string;
  readonly services: string;
}

/** The words the start bundle itself can show; those of its parts travel with them. */
export const startTextKeys = [
  "consent.saved",
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
