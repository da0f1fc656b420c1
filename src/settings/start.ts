/** The build's constants for the scripts that run before Gatsby's: settings from `content/site.yml` and texts. */
import type { TextKey } from "../lib/i18n/keys";
import type { CountryLookup } from "./country-lookup";
import type { ConsentTerms } from "./third-parties";

/** Settings of one language's start bundle. */
export interface StartSettings {
  /** Null if the owner has disabled the lookup. */
  readonly countryLookup: CountryLookup | null;
  readonly consent: ConsentTerms;
  /** Hosts of the heatmap service. Errors of its scripts are not shown to visitors. */
  readonly heatmapHosts: readonly string[];
  /** The booking engine's URL in this language. */
  readonly bookingAddress: string;
  /** The house's logo mark, as SVG markup. */
  readonly mark: string;
  readonly parts: StartParts;
}

/** URLs of the modules that are loaded on demand. */
export interface StartParts {
  readonly consentDialog: string;
  readonly languageNotice: string;
  readonly measure: string;
  readonly offline: string;
  readonly services: string;
  readonly stay: string;
}

/** The texts of the start bundle; its on-demand parts contain their own. */
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
