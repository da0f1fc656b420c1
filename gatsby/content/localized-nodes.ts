/** What the content says in one language, shaped as the nodes of the GraphQL layer. */
import type { Language } from "../../src/settings/languages";
import { engineOf } from "../../src/lib/booking/engine-presets";
import type { Content } from "./content";
import { distanceMetres, walkMinutes } from "./distance";
import { type Facts, factsIn, quoteFacts } from "./facts";
import { localize } from "./localize";
import type { Review } from "./schema/reviews";
import { stayFields } from "./stay-fields";
import { centre, pictureOf } from "./suite-pictures";
import type { Suite } from "./schema/suite";

/** The types of nodes that the YAML files become. */
export const yamlTypes = [
  "SiteFacts",
  "Stay",
  "Home",
  "About",
  "Faq",
  "ReviewSummary",
  "Place",
  "JournalSection",
  "Review",
  "Suite",
] as const;

export interface LocalizedNode {
  readonly type: (typeof yamlTypes)[number];
  /** Unique within its type and language. */
  readonly key: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

const siteFields = ({ site, stay, map }: Content, language: Language, facts: Facts) => {
  // The engine's templates have braces of their own.
  const { bookingEngine, ...others } = site;
  const { social, ...rest } = localize(others, language, facts);
  return {
    ...rest,
    social: social ?? { links: [] },
    sample: Object.values(site).some((part) => "sample" in part && part.sample === true),
    bookingEngine: {
      name: quoteFacts(bookingEngine.name[language], facts),
      maxNights: bookingEngine.maxNights,
      maxGuests: stay.facts.maxGuests.value,
      ...engineOf(bookingEngine, language),
    },
    // The map is drawn from it when a page asks for the drawing, in the language of the page.
    ground: map,
  };
};

/** The places around the house, with the way there. */
export const placesIn = ({ site, places }: Content, language: Language, facts: Facts) =>
  places.places.map((place) => {
    const metres = distanceMetres(site.coordinates, place);
    return { ...localize(place, language, facts), distanceMetres: metres, walkMinutes: walkMinutes(metres, places) };
  });

const placeNodes = (content: Content, language: Language, facts: Facts): LocalizedNode[] =>
  placesIn(content, language, facts).map((place, order) => {
    return { type: "Place", key: place.id, fields: { ...place, slug: place.id, order } };
  });

const reviewFields = (review: Review, { reviews }: Content, language: Language, facts: Facts) => {
  const { text, response } = review;
  const source = reviews.sources.find(({ id }) => id === review.source);
  return {
    slug: review.id,
    sample: review.sample === true,
    initial: review.guest.initial,
    country: review.guest.countryName[language],
    date: review.date,
    nights: review.nights,
    score: review.score,
    verified: review.verified,
    source: source?.label[language],
    originalLanguage: text.language,
    original: text.original,
    translation: text.language === language ? null : (text.translations?.[language] ?? null),
    response: response === undefined ? null : localize(response, language, facts),
  };
};

const suiteFields = (suite: Suite, paths: ReadonlySet<string>, language: Language, facts: Facts) => {
  const { id, gallery, ...rest } = localize(suite, language, facts);
  return {
    ...rest,
    slug: id,
    gallery: gallery.map((picture, order) => ({
      ...picture,
      slug: picture.id,
      order,
      focus: picture.focus ?? centre,
      file: pictureOf(id, picture.id, paths),
    })),
  };
};

/** All nodes of one language that come from YAML files. */
export const localizedNodes = (content: Content, language: Language): LocalizedNode[] => {
  const facts = factsIn(content, language);
  return [
    { type: "SiteFacts", key: "site", fields: siteFields(content, language, facts) },
    { type: "Stay", key: "stay", fields: stayFields(content, language, facts) },
    { type: "Home", key: "home", fields: localize(content.home, language, facts) },
    { type: "About", key: "about", fields: localize(content.about, language, facts) },
    { type: "Faq", key: "faq", fields: localize(content.faq, language, facts) },
    { type: "ReviewSummary", key: "summary", fields: localize(content.reviewSummary, language, facts) },
    ...placeNodes(content, language, facts),
    ...content.sections.map((section, order): LocalizedNode => {
      const { id, ...fields } = localize(section, language, facts);
      return { type: "JournalSection", key: id, fields: { ...fields, slug: id, order } };
    }),
    ...content.reviews.reviews.map((review): LocalizedNode => {
      const fields = reviewFields(review, content, language, facts);
      return { type: "Review", key: review.id, fields };
    }),
    ...content.suites.map((suite): LocalizedNode => {
      return { type: "Suite", key: suite.id, fields: suiteFields(suite, content.paths, language, facts) };
    }),
  ];
};
