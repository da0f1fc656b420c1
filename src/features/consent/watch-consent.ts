/** What follows from a choice, for as long as the page is open. */
import type { ConsentTerms } from "../../config/third-parties";
import { readStored } from "../../lib/storage";
import { consentKey, parseConsent } from "./consent-record";
import { type ConsentChange, applyConsent, getConsent, onConsentChange } from "./consent-store";

/**
 * Has services follow every choice: the one made earlier, those made on this page, and those of the same visitor in another
 * tab. `follow` is not called for somebody who has never chosen: there is nothing to load and nothing to remove.
 */
export const watchConsent = (terms: ConsentTerms, follow: (change: ConsentChange) => void): void => {
  onConsentChange(follow);
  window.addEventListener("storage", ({ key, newValue }) => {
    const chosen = key === consentKey ? parseConsent(newValue, terms, Date.now()) : null;
    if (chosen !== null) applyConsent(chosen);
  });
  if (readStored(consentKey) !== null) follow({ granted: getConsent() ?? [], withdrawn: [] });
};
