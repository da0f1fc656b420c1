/**
 * Settings of the scripts that run before Gatsby's: the build's constants (settings from the content, the URLs of scripts, texts), and the
 * speculation rules, by which the browser prerenders or prefetches pages.
 */
import type { TextKey } from "../lib/i18n/keys";
import type { ConsentTerms } from "./third-parties";

/** Settings of one language's start bundle. */
export interface StartSettings {
  /** Null if the owner has disabled the lookup. */
  readonly countryLookup: CountryLookup | null;
  readonly consent: ConsentTerms;
  /** Hosts of the heatmap service. Errors of its scripts are not shown to visitors. */
  readonly heatmapHosts: readonly string[];
  /** The URL of the first suite's booking engine in this language, for a page that cannot be rendered. */
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

/** The texts of the start bundle; the parts that are loaded on demand contain their own texts. */
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

/** The build's settings for the measurements of page views. */
export interface PerformanceSettings {
  /** URL of the backend; empty for the site's own origin. */
  readonly backendUrl: string;
  readonly publicKey: string;
  /** Whether measuring waits for consent to statistics. */
  readonly waitsForConsent: boolean;
}

/** The third-party lookup of a visitor's country, as configured in `content/site.yml`. */
export interface CountryLookup {
  /** Returns JSON for a GET request. */
  readonly url: string;
  /** The field of the response with an ISO 3166 country code. */
  readonly field: string;
  /** Countries whose visitors get the Greek pages, or the offer to switch to them. */
  readonly greekFor: readonly string[];
}

/** Time limit for the response, in milliseconds. */
export const countryLookupLimit = 3000;

/**
 * Attribute of links whose pages the browser prerenders or prefetches. Links are marked instead of changing the rules,
 * because the Content-Security-Policy contains the hash of the rules' text.
 */
export const speculationAttribute = "data-speculation";

/** `prerender` loads the whole page, `prefetch` only its HTML. */
export type Speculation = "prerender" | "prefetch";

/** Chromium 121 requires `source`; later versions infer it from `where`. */
const rule = (ahead: Speculation) => [
  { source: "document", where: { selector_matches: `a[${speculationAttribute}=${ahead}]` }, eagerness: "immediate" },
];

export const speculationRules = JSON.stringify({ prerender: rule("prerender"), prefetch: rule("prefetch") });
