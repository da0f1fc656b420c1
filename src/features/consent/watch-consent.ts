/** What follows from a choice, for as long as the page is open. */
import type { ConsentTerms } from "../../settings/third-parties";
import { readStored } from "../../lib/storage";
import { consentKey, parseConsent } from "./consent-record";
import { type ConsentChange, applyConsent, getConsent, onConsentChange } from "./consent-store";

/**
 * Has services follow every choice: the one made earlier, those made on this page, and those of the same visitor in another
 * tab or on a page in between. `follow` is not called for somebody who has never chosen: there is nothing to load and nothing to remove.
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
  // A page that the browser kept and brings back has heard nothing meanwhile.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) take(readStored(consentKey));
  });
  if (readStored(consentKey) !== null) follow({ granted: getConsent() ?? [] });
};
