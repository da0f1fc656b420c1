/** Converts the content to GraphQL nodes in one language. A field that is undefined is null in GraphQL. */
import { todayIn } from "../../src/lib/booking/days";
import { codeToType, engineOf } from "../../src/lib/booking/engine-presets";
import type { Language } from "../../src/settings/languages";
import { drawPlan } from "../plan/draw-plan";
import type { Content } from "./content";
import { distanceMetres, walkMinutes } from "../../src/lib/geo/coordinates";
import { type Facts, factsIn, factsOfSuite } from "./facts";
import { localize } from "./localize";
import { ledgerFields, quoteFields, reviewFields, summaryFields } from "./reviews";
import type { Suite } from "./schema/suite";
import { siteFields, stayFields } from "./house-fields";
import { galleryOf, galleryPicture } from "./suite-pictures";
import { type SuiteTermsSources, suiteTerms } from "./suite-terms";

/** The places around the house, with distance and walking time; none without a places.yml. */
export const placesIn = ({ site, places: file }: Content, language: Language, facts: Facts) => {
  if (file === null) return [];
  return file.places.map((place) => {
    const metres = distanceMetres(site.coordinates, place);
    return { ...localize(place, language, facts), distanceMetres: metres, walkMinutes: walkMinutes(metres, file) };
  });
};

/** A suite's engine, with the code of an offer if the offer has one. */
export const offerEngine = (content: SuiteTermsSources, suite: string, promotion: string | undefined) => ({
  ...suiteTerms(content, suite).engine,
  ...(promotion !== undefined && { promotion }),
});

/** Every offer once for each suite, with that suite's engine and the offer's code. Only staff see offers that ended before `today`. */
const offersIn = (content: Content, language: Language, facts: Facts, today: string) =>
  content.suites.flatMap(({ id: suite }, suiteOrder) =>
    (content.offers?.offers ?? []).map((offer, order) => {
      const { id: slug, sample = false, promotion, ...rest } = localize(offer, language, facts);
      const settings = offerEngine(content, suite, promotion);
      return {
        ...rest,
        suite,
        suiteOrder,
        slug,
        order,
        sample,
        current: rest.from <= today && today <= rest.to,
        ended: rest.to < today,
        engine: engineOf(settings, language),
        codeToType: promotion === undefined ? null : (codeToType(settings) ?? null),
      };
    }),
  );

/** The certificates and equipment that the law requires; none without a safety.yml. What expired before `today` is marked as lapsed. */
const safetyFields = ({ safety }: Content, language: Language, facts: Facts, today: string) => {
  if (safety === null) return [];
  const { intro, items } = localize(safety, language, facts);
  return [{ intro, items: items.map((item) => ({ ...item, lapsed: (item.lapses ?? today) < today })) }];
};

const faqFields = ({ faq }: Content, language: Language, facts: Facts) => {
  if (faq === null) return [];
  const fields = localize(faq, language, facts);
  const questions = fields.groups.flatMap(({ items }) => items);
  return [{ ...fields, ofSuite: questions.filter(({ onSuitePage }) => onSuitePage === true) }];
};

/** Whether a measurement is shown: sample entries without a number are not; `npm run check:launch` reports them to the owner. */
const isMeasured = ({ sample, value, widthCm, heightCm, depthCm }: Suite["accessibility"]["facts"][number]): boolean =>
  sample !== true || [value, widthCm, heightCm, depthCm].some((number) => number !== undefined);

const homeFields = (content: Content, language: Language, facts: Facts) => {
  const { quote, strip, ...home } = content.home;
  const picture = (id: string) => galleryPicture(id, content, language, facts);
  return {
    ...localize(home, language, facts),
    heroPicture: picture(home.hero.picture),
    factsPicture: picture(home.suiteFacts.picture),
    stripPictures: strip.map(picture),
    guestQuote: quote && quoteFields(quote, content, language, facts),
  };
};

const aboutFields = (content: Content, language: Language, facts: Facts) => {
  const { about } = content;
  const ids = [about.picture, ...about.sections.flatMap(({ picture }) => picture ?? [])];
  const pictures = ids.map((id) => galleryPicture(id, content, language, facts));
  return { ...localize(about, language, facts), pictures };
};

const suiteFields = (given: Suite, content: Content, language: Language, houseFacts: Facts) => {
  const { accessibility, quotes = [], gallery: _, bookingEngine: __, maxGuests: ___, ...others } = given;
  const facts = factsOfSuite(houseFacts, given, language, content.factWords[language]);
  const suite = { ...others, accessibility: { ...accessibility, facts: accessibility.facts.filter(isMeasured) } };
  const { id, ...rest } = localize(suite, language, facts);
  return {
    ...rest,
    slug: id,
    plan: suite.plan && localize(drawPlan(suite.plan), language, facts),
    guestQuotes: quotes.map((quote) => quoteFields(quote, content, language, facts)),
    gallery: galleryOf(given, content, language, facts),
  };
};

/** The fields of a node. `slug` is unique in its type and language; for an offer, within its `suite`. */
type NodeFields = Readonly<Record<string, unknown>> & { readonly slug?: string; readonly suite?: string };

/** The key of a node, unique in its type and language; empty for a type with only one node. */
export const nodeKey = ({ suite, slug }: NodeFields): string =>
  [suite, slug].filter((part) => part !== undefined).join(":");

/** Node type → the fields of its nodes in one language. `shown` are the posts that have a page; `today` is the house’s day by default. */
export const localizedNodes = (
  content: Content,
  language: Language,
  shown = content.posts,
  today = todayIn(content.site.hours.timeZone),
): Readonly<Record<string, readonly NodeFields[]>> => {
  const facts = factsIn(content, language);
  return {
    SiteFacts: [siteFields(content, language, facts, shown)],
    Stay: [stayFields(content, language, facts)],
    Home: [homeFields(content, language, facts)],
    About: [aboutFields(content, language, facts)],
    Faq: faqFields(content, language, facts),
    Safety: safetyFields(content, language, facts, today),
    Offer: offersIn(content, language, facts, today),
    Place: placesIn(content, language, facts).map((place, order) => ({ ...place, slug: place.id, order })),
    JournalSection: content.sections.map((section, order) => {
      const { id: slug, formerly: _, ...fields } = localize(section, language, facts);
      return { ...fields, slug, order, hasPosts: shown.some(({ head }) => head.section === slug) };
    }),
    ReviewSummary: [summaryFields(content, language, facts)],
    ReviewLedger: ledgerFields(content, language),
    Review: content.reviews.reviews.map((review) => reviewFields(review, content, language, facts)),
    Suite: content.suites.map((suite, order) => ({ ...suiteFields(suite, content, language, facts), order })),
  };
};
