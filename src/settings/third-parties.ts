/** Services of others, as `content/site.yml` lists them, and the consent each needs (decisions §6). */

/** The categories a visitor can grant; `necessary` is always on. */
export const optionalCategories = ["functional", "analytics", "marketing"] as const;
export type OptionalCategory = (typeof optionalCategories)[number];
export const consentCategories = ["necessary", "functional", "analytics", "marketing"] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** What a service's hosts may be asked for; each is a directive of the Content-Security-Policy. */
export const loadKinds = ["scripts", "requests", "pictures", "styles", "fonts", "frames"] as const;
export type LoadKind = (typeof loadKinds)[number];

/** Under which terms a choice was made. */
export interface ConsentTerms {
  /** Changes when services change or the owner raises `consent.version`: an older choice is asked for again. */
  readonly version: string;
  /** How long a choice is kept, in months. */
  readonly months: number;
}

/** A service that may be asked for something once its category is granted. */
export interface Service {
  readonly id: string;
  readonly category: OptionalCategory;
  /** Hosts that it contacts: they get connection hints once the category is granted. */
  readonly hosts: readonly string[];
  /** The script that starts the service; null for one that a feature loads itself (map tiles) or that only serves files. */
  readonly script: string | null;
  /** The measurement id of a service that speaks Google's consent mode; null for others. */
  readonly measurementId: string | null;
  /** Names of cookies and storage keys the service leaves behind; a trailing `*` stands for any ending. */
  readonly leaves: readonly string[];
}

/** How a service is presented in the preferences and the cookie policy, in one language. */
export interface ServiceDescription {
  readonly id: string;
  readonly category: ConsentCategory;
  readonly name: string;
  readonly purpose: string;
}
