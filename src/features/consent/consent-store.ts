/**
 * The visitor's choice, for all code that needs consent: as stored (granted categories, time, version of the terms), and as an attribute of
 * `<html>`, so that all bundles of the page share it. Every choice dispatches `consent-changed` on window.
 */
import { type ConsentTerms, type OptionalCategory, optionalCategories } from "../../settings/third-parties";
import { readStored, writeStored } from "../../lib/storage";

/** The localStorage key of the choice. */
export const consentKey = "consent";

interface ConsentRecord {
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly granted: readonly OptionalCategory[];
}

/** Time at which a choice made at `at` expires: the same day `months` later, or the last day of a shorter month. */
const expiry = (at: number, months: number): number => {
  const date = new Date(at);
  const day = date.getDate();
  date.setMonth(date.getMonth() + months);
  // A day that the month does not have becomes a day of the next month; day 0 is the last day of the month before.
  if (date.getDate() !== day) date.setDate(0);
  return date.getTime();
};

/** The valid categories among the names, in the order of the categories. */
export const knownCategories = (names: readonly unknown[]): OptionalCategory[] =>
  optionalCategories.filter((category) => names.includes(category));

/** Reads a stored choice; null if there is none, or if it is unreadable, expired, or made under other terms. */
export const parseConsent = (stored: string | null, terms: ConsentTerms, now: number): OptionalCategory[] | null => {
  try {
    const record = JSON.parse(stored ?? "null") as Partial<ConsentRecord> | null;
    if (record === null || record.version !== terms.version || !Array.isArray(record.granted)) return null;
    const { at } = record;
    return typeof at === "number" && at <= now && now < expiry(at, terms.months)
      ? knownCategories(record.granted)
      : null;
  } catch {
    return null;
  }
};

export const writtenConsent = (granted: readonly OptionalCategory[], terms: ConsentTerms, now: number): string =>
  JSON.stringify({ version: terms.version, at: now, granted } satisfies ConsentRecord);

export const consentAttribute = "data-consent";

/** Value of the attribute as long as the visitor has not chosen. During that time the banner is shown. */
const undecided = "ask";

export const consentAttributeValue = (granted: readonly OptionalCategory[] | null): string =>
  granted === null ? undecided : granted.join(" ");

/** Reads the attribute; null until the visitor has chosen. */
const parseConsentAttribute = (value: string | null): OptionalCategory[] | null =>
  value === null || value === undecided ? null : knownCategories(value.split(" "));

export interface ConsentChange {
  /** The categories granted now. */
  readonly granted: readonly OptionalCategory[];
}

declare global {
  interface WindowEventMap {
    "consent-changed": CustomEvent<ConsentChange>;
  }
}

/** The granted categories; null until the visitor has chosen. */
export const getConsent = (): readonly OptionalCategory[] | null =>
  parseConsentAttribute(document.documentElement.getAttribute(consentAttribute));

export const hasConsent = (category: OptionalCategory): boolean => getConsent()?.includes(category) ?? false;

/**
 * Calls `listener` after every choice: on this page or, if the page runs `watchConsent`, in another tab. Returns a function that
 * unsubscribes.
 */
export const onConsentChange = (listener: (change: ConsentChange) => void): (() => void) => {
  const notify = ({ detail }: CustomEvent<ConsentChange>) => listener(detail);
  window.addEventListener("consent-changed", notify);
  return () => window.removeEventListener("consent-changed", notify);
};

/** Applies a choice to this page and dispatches `consent-changed`. `storeConsent` also stores it. */
export const applyConsent = (chosen: readonly OptionalCategory[]): void => {
  const granted = knownCategories(chosen);
  document.documentElement.setAttribute(consentAttribute, consentAttributeValue(granted));
  window.dispatchEvent(new CustomEvent("consent-changed", { detail: { granted } }));
};

/** Stores a choice under the current terms and applies it. If storage is blocked or full, the choice is valid for this page only. */
export const storeConsent = (chosen: readonly OptionalCategory[], terms: ConsentTerms): void => {
  writeStored(consentKey, writtenConsent(knownCategories(chosen), terms, Date.now()));
  applyConsent(chosen);
};

/**
 * Calls `follow` with every choice: the stored one, and those made later on this page, on another page or in another tab. If the stored
 * choice is no longer valid, `follow` gets no categories. For a visitor who has never chosen, `follow` is not called before the first choice,
 * because there is nothing to load and nothing to remove.
 */
export const watchConsent = (terms: ConsentTerms, follow: (change: ConsentChange) => void): void => {
  onConsentChange(follow);
  const take = (record: string | null) => {
    const chosen = parseConsent(record, terms, Date.now());
    if (chosen !== null) applyConsent(chosen);
  };
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === consentKey) take(newValue);
  });
  // A page restored from the back/forward cache has missed the events in between.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) take(readStored(consentKey));
  });
  if (readStored(consentKey) !== null) follow({ granted: getConsent() ?? [] });
};
