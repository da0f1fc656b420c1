/** The terms of the stay as their node holds them: to quote, to list and to calculate with. */
import type { Language } from "../../src/settings/languages";
import type { Content } from "./content";
import type { Facts } from "./facts";
import { localize } from "./localize";
import { ratesIn } from "./rates";

/** The fields of the `Stay` node in one language. */
export const stayFields = ({ stay, rates }: Pick<Content, "stay" | "rates">, language: Language, facts: Facts) => {
  const entries = Object.entries(stay.facts);
  const labelOf = (label: { readonly en: string; readonly el: string }) => localize(label, language, facts);
  return {
    facts,
    terms: entries.map(([name, { label }]) => ({ name, label: labelOf(label), value: facts[name] })),
    seasonalFees: entries.flatMap(([name, fact]) => {
      if (fact.type !== "money" || fact.season === undefined) return [];
      const { from, to } = fact.season;
      return [{ name, label: labelOf(fact.label), amount: fact.amount, currency: fact.currency, from, to }];
    }),
    maxGuests: stay.facts.maxGuests.value,
    guestsIncluded: stay.facts.guestsIncluded.value,
    thirdGuestFee: stay.facts.thirdGuestFee.amount,
    currency: stay.facts.thirdGuestFee.currency,
    directDiscount: stay.facts.directDiscount.value,
    checkInFrom: stay.facts.checkInFrom.value,
    checkOutBy: stay.facts.checkOutBy.value,
    onlineCheckInBy: stay.facts.onlineCheckInBy.value,
    termsEffectiveFrom: stay.facts.termsEffectiveFrom.value,
    quietHours: localize(stay.quietHours, language, facts),
    rates: rates && { ...ratesIn(rates, language), sample: rates.sample === true },
  };
};
