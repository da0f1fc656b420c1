/** The third-party lookup of a visitor's country, as configured in `content/site.yml`. */
export interface CountryLookup {
  /** Returns JSON for a GET request. */
  readonly url: string;
  /** The field of the response with an ISO 3166 country code. */
  readonly field: string;
  /** Countries whose visitors get the Greek pages. */
  readonly greekFor: readonly string[];
}

/** Time limit for the response, in milliseconds. */
export const countryLookupLimit = 3000;
