/** The offer to switch to Greek, in a separate chunk that is loaded only for visitors who get the offer. */
import { adoptStyles, element, showNotice } from "../lib/dom/element";
import { addressInLanguage, chooseLanguage } from "../features/language/choose-language";
import styles from "../features/language/language-offer.sheet.css";

/** The texts of the offer: its accessible name, the sentence, and the labels of the link and the button. */
export interface OfferTexts {
  readonly title: string;
  readonly text: string;
  readonly accept: string;
  readonly dismiss: string;
}

declare const OFFER_TEXTS: OfferTexts;

/**
 * Offers the Greek page in a small notice with a link, because a visitor who is already using the English page must not be
 * redirected. Either choice is stored.
 */
export const offerGreek = (texts: OfferTexts): void => {
  adoptStyles(styles);
  const address = (): string => addressInLanguage(window.location, "el") ?? "";
  const accept = element("a", { href: address(), lang: "el", hreflang: "el", "data-language": "el" }, texts.accept);
  const dismiss = element("button", { type: "button", "data-start": true }, texts.dismiss);
  const notice = element("section", { class: "language-offer", role: "status", "aria-label": texts.title });
  // The notice stays when the application changes the page, so the URL of its link is set when the link is clicked.
  for (const type of ["click", "auxclick"]) accept.addEventListener(type, () => (accept.href = address()));
  dismiss.addEventListener("click", () => {
    chooseLanguage("en");
    notice.remove();
  });
  const answers = element("p", { class: "language-offer-answers" }, accept, dismiss);
  showNotice(notice, element("p", {}, texts.text), answers);
};

export const offer = (): void => offerGreek(OFFER_TEXTS);
