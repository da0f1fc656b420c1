/** The visitor's choice as stored (granted categories, time, version of the terms) and as an attribute of `<html>`. Pure functions. */
import { type ConsentTerms, optionalCategories, type OptionalCategory } from "../../settings/third-parties";

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
export const parseConsentAttribute = (value: string | null): OptionalCategory[] | null =>
  value === null || value === undecided ? null : knownCategories(value.split(" "));
