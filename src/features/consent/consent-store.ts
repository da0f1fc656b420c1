/**
 * The visitor's choice, for all code that needs consent. The choice is an attribute of `<html>`, so that all bundles of the page share it;
 * every choice dispatches `consent-changed` on window.
 */
import type { ConsentTerms, OptionalCategory } from "../../settings/third-parties";
import { readStored, writeStored } from "../../lib/storage";
import {
  consentAttribute,
  consentAttributeValue,
  consentKey,
  knownCategories,
  parseConsent,
  parseConsentAttribute,
  writtenConsent,
} from "./consent-record";

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
