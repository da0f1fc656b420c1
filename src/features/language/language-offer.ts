import { adoptStyles, element } from "../../lib/dom/element";
import { addressInLanguage, chooseLanguage } from "./choose-language";
import styles from "./language-offer.sheet.css";

/** The words of the offer: its name for screen readers, the sentence, and the two answers. */
export interface OfferTexts {
  readonly title: string;
  readonly text: string;
  readonly accept: string;
  readonly dismiss: string;
}

/**
 * Offers the Greek page to a visitor who reads the English one and must not be moved (decisions §3): a small notice with a
 * real link. Either answer is stored.
 */
export const offerGreek = (texts: OfferTexts): void => {
  adoptStyles(styles);
  const address = (): string => addressInLanguage(window.location, "el") ?? "";
  const accept = element("a", { href: address(), lang: "el", hreflang: "el", "data-language": "el" }, texts.accept);
  const dismiss = element("button", { type: "button", "data-start": true }, texts.dismiss);
  const notice = element(
    "section",
    { class: "language-offer", role: "status", "aria-label": texts.title },
    element("p", {}, texts.text),
    element("p", { class: "language-offer-answers" }, accept, dismiss),
  );
  // The notice stays while the application changes pages, so its address is set when it is pressed.
  for (const type of ["click", "auxclick"]) accept.addEventListener(type, () => (accept.href = address()));
  dismiss.addEventListener("click", () => {
    chooseLanguage("en");
    notice.remove();
  });
  document.body.append(notice);
};
