/** Third-party services, as configured in `content/site.yml`, and the consent that each service needs. */

/** The categories a visitor can grant; `necessary` is always on. */
export const optionalCategories = ["functional", "analytics", "marketing"] as const;
export type OptionalCategory = (typeof optionalCategories)[number];
export const consentCategories = ["necessary", "functional", "analytics", "marketing"] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** What a service may load from its hosts; each is a directive of the Content-Security-Policy. */
export const loadKinds = ["scripts", "requests", "pictures", "styles", "fonts", "frames"] as const;
export type LoadKind = (typeof loadKinds)[number];

/** The terms on which consent depends. */
export interface ConsentTerms {
  /** Changes when services change or the owner increases `consent.version`: consent to an older version must be given again. */
  readonly version: string;
  /** How long consent is stored, in months. */
  readonly months: number;
}

/** A third-party service that may be loaded once its category is granted. */
export interface Service {
  readonly id: string;
  readonly category: OptionalCategory;
  /** Hosts that the service contacts. Pages connect to these hosts early once the category is granted. */
  readonly hosts: readonly string[];
  /** The script that starts the service; null for a service that a feature loads itself (map tiles) or that only serves files. */
  readonly script: string | null;
  /** The measurement id of a service with Google's consent mode; otherwise null. */
  readonly measurementId: string | null;
  /** Names of the cookies and storage keys that the service creates; a trailing `*` matches any ending. */
  readonly leaves: readonly string[];
}

/** The description of a service in the preferences and the cookie policy, in one language. */
export interface ServiceDescription {
  readonly id: string;
  readonly category: ConsentCategory;
  readonly name: string;
  readonly purpose: string;
}

/** Origin of Cloudflare Turnstile, the optional challenge of the forms. */
export const challengeOrigin = "https://challenges.cloudflare.com";

/** Requests to third parties before consent, as stated on /proof. tests/e2e/accessibility.spec.ts counts them on every public page. */
export const requestsBeforeConsent = 0;
