/** The fields of the `Stay` node: facts to quote, terms to list, and values to calculate with. */
import type { Language } from "../../src/settings/languages";
import type { Content } from "./content";
import { type Facts, feeCurrency, seasonalFees, statedFacts } from "./facts";
import { localize } from "./localize";
import { ratesByFile, severalSuites, suiteTerms } from "./suite-terms";

type TermsSources = Pick<Content, "stay" | "rates" | "site" | "suites" | "suiteRates">;

/** The currency of the house: that of its first fee, or else of its rates, of its engine, or EUR. The checks reject different ones. */
export const houseCurrency = (content: Omit<TermsSources, "suites">): string =>
  feeCurrency(content.stay) ?? ratesByFile(content)[0]?.[1].currency ?? content.site.bookingEngine.currency ?? "EUR";

/** The fields of the `Stay` node in one language. Absent fees and discounts are 0. */
export const stayFields = (content: TermsSources, language: Language, facts: Facts) => {
  const { stay } = content;
  const termsOf = (suite?: string) => {
    const { maxGuests, rates } = suiteTerms(content, suite);
    return { maxGuests, rates: rates && localize(rates, language, facts) };
  };
  const entries = statedFacts(stay);
  return {
    facts,
    terms: entries.map(([name, { label }]) => ({ name, label: localize(label, language, facts), value: facts[name] })),
    seasonalFees: seasonalFees(stay),
    // The terms of the first suite: they apply until the guest chooses another suite.
    ...termsOf(),
    ratesFiles: ratesByFile(content).map(([file, rates]) => {
      return { file, sample: rates.sample === true, validUntil: rates.validUntil };
    }),
    suites: severalSuites(content).map(({ id }) => ({ suite: id, ...termsOf(id) })),
    guestsIncluded: stay.facts.guestsIncluded.value,
    thirdGuestFee: stay.facts.thirdGuestFee?.amount ?? 0,
    currency: houseCurrency(content),
    directDiscount: stay.facts.directDiscount?.value ?? 0,
    checkInFrom: stay.facts.checkInFrom.value,
    checkOutBy: stay.facts.checkOutBy.value,
    termsEffectiveFrom: stay.facts.termsEffectiveFrom.value,
    quietHours: stay.quietHours === undefined ? null : localize(stay.quietHours, language, facts),
  };
};
