/** What the content says in one language, shaped as the nodes of the GraphQL layer. */
import type { Language } from "../../src/config/languages";
import { type Facts, factsIn, quoteFacts } from "./facts";
import type { Content } from "./load";

interface LocalizedNode {
  readonly type: string;
  readonly key: string;
  readonly fields: Record<string, unknown>;
}

const isBilingual = (value: object): value is Record<Language, string> => "en" in value && "el" in value;

/** Takes one language of every `{ en, el }` in a value, at any depth, and fills the facts in. */
export const localize = (value: any, language: Language, facts: Facts): any => {
  if (typeof value === "string") return quoteFacts(value, facts);
  if (Array.isArray(value)) return value.map((entry) => localize(entry, language, facts));
  if (typeof value !== "object" || value === null) return value;
  if (isBilingual(value)) {
    const text = quoteFacts(value[language], facts);
    const others = Object.keys(value).filter((key) => key !== "en" && key !== "el");
    return others.length === 0 ? text : { ...localizeFields(value, others, language, facts), text };
  }
  return localizeFields(value, Object.keys(value), language, facts);
};

const localizeFields = (value: any, keys: string[], language: Language, facts: Facts) =>
  Object.fromEntries(keys.map((key) => [key, localize(value[key], language, facts)]));

/** All nodes of one language. */
export const localizedNodes = (content: Content, language: Language): LocalizedNode[] => {
  const facts = factsIn(content, language);
  const inLanguage = (value: unknown) => localize(value, language, facts);
  const { bookingEngine, ...site } = inLanguage(content.site);
  return [
    { type: "SiteFacts", key: "site", fields: { ...site, bookingEngine: { ...bookingEngine, languageValue: content.site.bookingEngine.languageValues[language] } } },
    { type: "Stay", key: "stay", fields: stayFields(content, language, facts) },
    { type: "Home", key: "home", fields: inLanguage(content.home) },
    { type: "About", key: "about", fields: inLanguage(content.about) },
    { type: "Faq", key: "faq", fields: inLanguage(content.faq) },
    { type: "ReviewSummary", key: "summary", fields: inLanguage(content.reviewSummary) },
    ...content.places.places.map((place: any, order: number) => ({
      type: "Place",
      key: place.id,
      fields: { ...inLanguage(place), slug: place.id, order },
    })),
    ...content.sections.map((section: any, order: number) => ({
      type: "JournalSection",
      key: section.id,
      fields: { ...inLanguage(section), slug: section.id, order },
    })),
    ...content.reviews.reviews.map((review: any) => ({
      type: "Review",
      key: review.id,
      fields: reviewFields(review, content, language, facts),
    })),
    ...content.suites.map((suite: any) => ({ type: "Suite", key: suite.id, fields: suiteFields(suite, language, facts) })),
  ];
};

const stayFields = (content: Content, language: Language, facts: Facts) => {
  const { facts: stayFacts, quietHours } = content.stay;
  return {
    facts,
    terms: Object.entries<any>(stayFacts).map(([name, fact]) => ({
      name,
      label: fact.label[language],
      value: facts[name],
    })),
    maxGuests: stayFacts.maxGuests.value,
    guestsIncluded: stayFacts.guestsIncluded.value,
    thirdGuestFee: stayFacts.thirdGuestFee.amount,
    currency: stayFacts.thirdGuestFee.currency,
    directDiscount: stayFacts.directDiscount.value,
    checkInFrom: stayFacts.checkInFrom.value,
    checkOutBy: stayFacts.checkOutBy.value,
    onlineCheckInBy: stayFacts.onlineCheckInBy.value,
    quietHours: localize(quietHours, language, facts),
  };
};

const reviewFields = (review: any, content: Content, language: Language, facts: Facts) => {
  const source = content.reviews.sources.find((entry: any) => entry.id === review.source);
  return {
    slug: review.id,
    sample: review.sample === true,
    initial: review.guest.initial,
    country: review.guest.countryName[language],
    date: review.date,
    nights: review.nights,
    score: review.score,
    verified: review.verified,
    source: source.label[language],
    originalLanguage: review.text.language,
    original: review.text.original,
    translation: review.text.language === language ? null : (review.text.translations?.[language] ?? null),
    response:
      review.response === undefined ? null : { date: review.response.date, text: localize(review.response.text, language, facts) },
  };
};

const suiteFields = (suite: any, language: Language, facts: Facts) => {
  const { id, gallery, ...rest } = localize(suite, language, facts);
  return {
    ...rest,
    slug: id,
    gallery: gallery.map((picture: any, order: number) => ({
      ...picture,
      slug: picture.id,
      order,
      focus: picture.focus ?? { x: 50, y: 50 },
      file: `suites/${id}/${picture.id}.jpg`,
    })),
  };
};
