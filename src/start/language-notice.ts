/** The offer of the Greek page. A chunk of its own, loaded for the visitors who get it. */
import { type OfferTexts, offerGreek } from "../features/language/language-offer";

declare const OFFER_TEXTS: OfferTexts;

export const offer = (): void => offerGreek(OFFER_TEXTS);
