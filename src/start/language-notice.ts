/** The offer to switch to Greek, in a separate chunk that is loaded only for visitors who get the offer. */
import { type OfferTexts, offerGreek } from "../features/language/language-offer";

declare const OFFER_TEXTS: OfferTexts;

export const offer = (): void => offerGreek(OFFER_TEXTS);
