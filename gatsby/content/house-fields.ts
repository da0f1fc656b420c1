/**
 * The fields of two nodes in one language: `SiteFacts`, with the settings of the house, and `Stay`, with facts to quote and values to
 * calculate with.
 */
import { engineOf } from "../../src/lib/booking/engine-presets";
import type { Language } from "../../src/settings/languages";
import { asksForConsent } from "../html/start-settings";
import type { Content } from "./content";
import { type Facts, feeCurrency, quoteFacts, seasonalFees, statedFacts } from "./facts";
import { localize } from "./localize";
import { tileHostOf } from "./schema/services";
import { ratesByFile, severalSuites, suiteTerms } from "./suite-terms";

/** The booking engine of a suite (of the first one if no id is given), with the limits of a stay. */
const engineFields = (content: Content, language: Language, suite?: string) => {
  const { engine, maxGuests } = suiteTerms(content, suite);
  // Not localized, because the braces in the engine's templates are not facts.
  return { maxNights: engine.maxNights, maxGuests, ...engineOf(engine, language) };
};

/** `shown` are the posts that have a page. */
export const siteFields = (content: Content, language: Language, facts: Facts, shown: Content["posts"]) => {
  const { site, map: ground, reviews, faq, guide } = content;
  const { bookingEngine: _, ...others } = site;
  const { social, emergency, map: mapSettings, ...rest } = localize(others, language, facts);
  const { directions, tiles, ...tileSettings } = mapSettings;
  const tileHost = tileHostOf(site);
  return {
    ...rest,
    social: social ?? { links: [] },
    emergency: emergency ?? [],
    sample: Object.values(site).some((part) => "sample" in part && part.sample === true),
    bookingEngine: engineFields(content, language),
    suites: severalSuites(content).map(({ id, name }) => ({
      slug: id,
      name: quoteFacts(name[language], facts),
      bookingEngine: engineFields(content, language, id),
    })),
    map: {
      directions,
      tiles: tileHost === undefined ? null : { ...tileSettings, address: `https://${tileHost}${tiles}` },
    },
    asksForConsent: asksForConsent(site),
    // The data of map.geojson. The map is drawn when a page queries the drawing, in the language of the page.
    ground,
    hasPosts: shown.length > 0,
    hasReviews: reviews.reviews.length > 0,
    hasQuestions: faq !== null,
    hasGuide: guide.length > 0,
  };
};

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
    onlineCheckInBy: stay.facts.onlineCheckInBy?.value ?? null,
    termsEffectiveFrom: stay.facts.termsEffectiveFrom.value,
    quietHours: stay.quietHours === undefined ? null : localize(stay.quietHours, language, facts),
  };
};
