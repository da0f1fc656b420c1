/** The visitor's choice as it is stored (what was granted, when, under which terms; decisions §6), and as an attribute of `<html>`. Pure. */
import { type ConsentTerms, optionalCategories, type OptionalCategory } from "../../settings/third-parties";

/** The localStorage key of the choice. */
export const consentKey = "consent";

interface ConsentRecord {
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly granted: readonly OptionalCategory[];
}

/** The moment a choice made at `at` is no longer valid: the same day some months later. */
const expiry = (at: number, months: number): number => {
  const date = new Date(at);
  date.setMonth(date.getMonth() + months);
  return date.getTime();
};

/** Only what names one of our categories, in their order. */
export const knownCategories = (names: readonly unknown[]): OptionalCategory[] =>
  optionalCategories.filter((category) => names.includes(category));

/** Reads a stored choice; null when there is none, it is unreadable, too old, or made under other terms. */
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

/** The visitor has not chosen yet: the banner is shown. */
const undecided = "ask";

export const consentAttributeValue = (granted: readonly OptionalCategory[] | null): string =>
  granted === null ? undecided : granted.join(" ");

/** Reads the attribute back; null while no choice has been made. */
export const parseConsentAttribute = (value: string | null): OptionalCategory[] | null =>
  value === null || value === undecided ? null : knownCategories(value.split(" "));
