/**
 * The visitor's choice, for everything that asks before it loads something of somebody else. The state is an attribute of
 * `<html>`, so every bundle of the page reads the same; a change is told by `consent-changed` on window.
 */
import { type ConsentTerms, type OptionalCategory } from "../../settings/third-parties";
import { writeStored } from "../../lib/storage";
import { consentAttribute, consentAttributeValue, parseConsentAttribute } from "./consent-attribute";
import { consentKey, knownCategories, writtenConsent } from "./consent-record";

export interface ConsentChange {
  /** What is granted now. */
  readonly granted: readonly OptionalCategory[];
}

declare global {
  interface WindowEventMap {
    "consent-changed": CustomEvent<ConsentChange>;
  }
}

/** The granted categories; null while the visitor has not chosen. */
export const getConsent = (): readonly OptionalCategory[] | null =>
  parseConsentAttribute(document.documentElement.getAttribute(consentAttribute));

export const hasConsent = (category: OptionalCategory): boolean => getConsent()?.includes(category) ?? false;

/** Calls back after every change of the choice, here or in another tab. Answers how to stop. */
export const onConsentChange = (listener: (change: ConsentChange) => void): (() => void) => {
  const tell = ({ detail }: CustomEvent<ConsentChange>) => listener(detail);
  window.addEventListener("consent-changed", tell);
  return () => window.removeEventListener("consent-changed", tell);
};

/** Makes a choice the page's own and tells everyone; storing it is `storeConsent`'s. */
export const applyConsent = (chosen: readonly OptionalCategory[]): void => {
  const granted = knownCategories(chosen);
  document.documentElement.setAttribute(consentAttribute, consentAttributeValue(granted));
  window.dispatchEvent(new CustomEvent("consent-changed", { detail: { granted } }));
};

/** Keeps a choice under the present terms and applies it. Where nothing can be kept, it holds for this page. */
export const storeConsent = (chosen: readonly OptionalCategory[], terms: ConsentTerms): void => {
  writeStored(consentKey, writtenConsent(knownCategories(chosen), terms, Date.now()));
  applyConsent(chosen);
};
