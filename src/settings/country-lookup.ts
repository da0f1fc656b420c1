/** The third-party lookup of a visitor's country, as `content/site.yml` sets it (decisions §3). */
export interface CountryLookup {
  /** Answers a GET with JSON. */
  readonly url: string;
  /** The field of the answer that holds an ISO 3166 country code. */
  readonly field: string;
  /** Countries whose visitors get the Greek site. */
  readonly greekFor: readonly string[];
}

/** How long an answer is waited for, in milliseconds. */
export const countryLookupLimit = 3000;
