/** Converts the content to GraphQL nodes in one language. */
import type { Language } from "../../src/settings/languages";
import { todayIn } from "../../src/lib/booking/days";
import { engineOf } from "../../src/lib/booking/engine-presets";
import type { Content } from "./content";
import { distanceMetres, walkMinutes } from "./distance";
import { type Facts, factsIn, factsOfSuite, quoteFacts } from "./facts";
import { languageName } from "./language-names";
import { localize } from "./localize";
import { offerNodes } from "./offers";
import { countsOf } from "./review-ledger";
import { averageScore, convertedScore } from "./review-scores";
import { asksForConsent } from "../html/start-settings";
import type { Review } from "./schema/reviews";
import { tileHostOf } from "./schema/site";
import type { Quote } from "./schema/values";
import { stayFields } from "./stay-fields";
import { drawPlan } from "../plan/draw-plan";
import { centre, pictureOf } from "./suite-pictures";
import { severalSuites, suiteTerms } from "./suite-terms";
import type { Suite } from "./schema/suite";

/** The node types that are made from YAML files. */
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
  "ReviewLedger",
  "Suite",
  "Safety",
  "Offer",
] as const;

export interface LocalizedNode {
  readonly type: (typeof yamlTypes)[number];
  /** Unique within its type and language. */
  readonly key: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A suite's booking engine with its limits; of the first suite if no id is given. */
const engineFields = (content: Content, language: Language, facts: Facts, suite?: string) => {
  const { engine, maxGuests } = suiteTerms(content, suite);
  // Not localized, because the braces in the engine's templates are not facts.
  return {
    name: quoteFacts(engine.name[language], facts),
    maxNights: engine.maxNights,
    maxGuests,
    ...engineOf(engine, language),
  };
};

const siteFields = (content: Content, language: Language, facts: Facts) => {
  const { site, map } = content;
  const { bookingEngine: _, ...others } = site;
  const { social, emergency, map: ways, ...rest } = localize(others, language, facts);
  const { directions, tiles, ...tileTerms } = ways;
  const tileHost = tileHostOf(site);
  return {
    ...rest,
    social: social ?? { links: [] },
    emergency: emergency ?? [],
    sample: Object.values(site).some((part) => "sample" in part && part.sample === true),
    bookingEngine: engineFields(content, language, facts),
    suites: severalSuites(content).map(({ id, name }) => ({
      slug: id,
      name: quoteFacts(name[language], facts),
      bookingEngine: engineFields(content, language, facts, id),
    })),
    map: {
      directions,
      tiles: tileHost === undefined ? null : { ...tileTerms, address: `https://${tileHost}${tiles}` },
    },
    asksForConsent: asksForConsent(site),
    // The map is drawn from this when a page queries the drawing, in the language of the page.
    ground: map,
  };
};

/** Which optional parts of the site exist; used by menus. */
const partsOf = ({ reviews, faq, guide }: Content, shown: Content["posts"]) => ({
  hasPosts: shown.length > 0,
  hasReviews: reviews.reviews.length > 0,
  hasQuestions: faq !== null,
  hasGuide: guide.length > 0,
});

/** The places around the house, with distance and walking time. */
export const placesIn = ({ site, places }: Content, language: Language, facts: Facts) =>
  (places?.places ?? []).map((place) => {
    const metres = distanceMetres(site.coordinates, place);
    const minutes = places === null ? 0 : walkMinutes(metres, places);
    return { ...localize(place, language, facts), distanceMetres: metres, walkMinutes: minutes };
  });

const placeNodes = (content: Content, language: Language, facts: Facts): LocalizedNode[] =>
  placesIn(content, language, facts).map((place, order) => {
    return { type: "Place", key: place.id, fields: { ...place, slug: place.id, order } };
  });

/** The house's response to a review. `language` is null if the text is in the requested language, and otherwise the language of the text. */
const responseFields = (response: NonNullable<Review["response"]>, language: Language, facts: Facts) => {
  const own = response.text ?? response.translations;
  const ours = own?.[language];
  const date = response.date ?? null;
  if (ours !== undefined) return { date, text: localize(ours, language, facts), language: null };
  return { date, text: response.original, language: response.language === language ? null : response.language };
};

const reviewFields = (review: Review, { reviews, reviewSummary }: Content, language: Language, facts: Facts) => {
  const { text, response } = review;
  const source = reviews.sources.find(({ id }) => id === review.source);
  const { scale } = reviewSummary;
  return {
    slug: review.id,
    sample: review.sample === true,
    initial: review.guest.initial ?? null,
    country: review.guest.countryName?.[language] ?? null,
    date: review.date,
    nights: review.nights ?? null,
    score: review.score,
    scale: review.scale ?? scale,
    comparableScore: convertedScore(review, scale),
    verified: review.verified === true,
    source: source?.label[language],
    originalLanguage: text.language,
    originalLanguageName: languageName(text.language, language),
    title: text.title ?? null,
    original: text.original ?? null,
    positive: text.positive ?? null,
    negative: text.negative ?? null,
    translation: text.language === language ? null : (text.translations?.[language] ?? null),
    response: response === undefined ? null : responseFields(response, language, facts),
  };
};

const summaryFields = ({ reviewSummary, reviews }: Content, language: Language, facts: Facts) => ({
  ...localize(reviewSummary, language, facts),
  overall: reviewSummary.overall ?? averageScore(reviews.reviews, reviewSummary.scale),
});

/** The ledger of imported reviews; none if no reviews were imported. */
const ledgerNodes = ({ reviewLedger, reviews }: Content, language: Language): LocalizedNode[] => {
  if (reviewLedger === null) return [];
  const labelOf = (platform: string): string | null =>
    reviews.sources.find(({ id }) => id === platform)?.label[language] ?? (platform === "own" ? null : platform);
  const imports = reviewLedger.imports.map(({ sample, platform, day, sha256, rows, taken, leftOut }) => {
    const source = labelOf(platform);
    return { sample: sample === true, source, day, sha256, rows, taken: Object.keys(taken).length, leftOut };
  });
  const removed = reviewLedger.removed.map(({ id, day, reason }) => ({ slug: id, day, reason }));
  const edited = reviewLedger.edited.map(({ id, day, what, why }) => ({ slug: id, day, what, why }));
  const fields = { ...countsOf(reviewLedger, reviews.reviews), imports, removed, edited };
  return [{ type: "ReviewLedger", key: "ledger", fields }];
};

/** The certificates and equipment that the law requires; none without a safety.yml. What expired before `today` is marked as lapsed. */
const safetyNodes = ({ safety }: Content, language: Language, facts: Facts, today: string): LocalizedNode[] => {
  if (safety === null) return [];
  const { intro, items } = localize(safety, language, facts);
  const fields = { intro, items: items.map((item) => ({ ...item, lapsed: (item.lapses ?? today) < today })) };
  return [{ type: "Safety", key: "safety", fields }];
};

const faqFields = <
  Faq extends {
    readonly groups: readonly { readonly items: readonly { readonly onSuitePage?: boolean | undefined }[] }[];
  },
>(
  faq: Faq,
) => ({ ...faq, ofSuite: faq.groups.flatMap(({ items }) => items.filter(({ onSuitePage }) => onSuitePage === true)) });

type Measurement = Suite["accessibility"]["facts"][number];

/** Whether a measurement is shown: sample entries without a number are not; `npm run check:launch` reports them to the owner. */
const isMeasured = ({ sample, value, widthCm, heightCm, depthCm }: Measurement): boolean =>
  sample !== true || [value, widthCm, heightCm, depthCm].some((number) => number !== undefined);

const galleryFields = ({ id: suite, gallery }: Suite, { paths }: Paths, language: Language, facts: Facts) =>
  localize(gallery, language, facts).map((picture, order) => {
    const { id, focus = centre } = picture;
    return { ...picture, slug: id, order, focus, file: pictureOf(suite, id, paths) };
  });

type Paths = Pick<Content, "paths">;

/** The gallery picture with this id, from any suite, as a field of another node. */
export const galleryPicture = (
  id: string,
  content: Paths & Pick<Content, "suites">,
  language: Language,
  facts: Facts,
) =>
  content.suites
    .flatMap((suite) => galleryFields(suite, content, language, facts))
    .find((picture) => picture.slug === id);

/** The quoted words of a guest, with their review. */
const quoteFields = (quote: Quote, content: Content, language: Language, facts: Facts) => {
  const found = content.reviews.reviews.find(({ id }) => id === quote.review);
  if (found === undefined) throw new Error(`The review “${quote.review}” is quoted, and is not there.`);
  const review = reviewFields(found, content, language, facts);
  return { words: localize(quote.words, language, facts), translated: review.translation !== null, review };
};

const homeFields = (content: Content, language: Language, facts: Facts) => {
  const { quote, strip, ...home } = content.home;
  const picture = (id: string) => galleryPicture(id, content, language, facts);
  return {
    ...localize(home, language, facts),
    heroPicture: picture(home.hero.picture),
    factsPicture: picture(home.suiteFacts.picture),
    stripPictures: strip.map(picture),
    guestQuote: quote === undefined ? null : quoteFields(quote, content, language, facts),
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
  const facts = factsOfSuite(houseFacts, given);
  const suite = { ...others, accessibility: { ...accessibility, facts: accessibility.facts.filter(isMeasured) } };
  const { id, ...rest } = localize(suite, language, facts);
  return {
    ...rest,
    slug: id,
    plan: suite.plan && localize(drawPlan(suite.plan), language, facts),
    guestQuotes: quotes.map((quote) => quoteFields(quote, content, language, facts)),
    gallery: galleryFields(given, content, language, facts),
  };
};

/** All nodes in one language that come from YAML files. `shown` are the posts that have a page; `today` is the house’s day by default. */
export const localizedNodes = (
  content: Content,
  language: Language,
  shown = content.posts,
  today = todayIn(content.site.hours.timeZone),
): LocalizedNode[] => {
  const facts = factsIn(content, language);
  const hasPosts = (section: string) => shown.some(({ head }) => head.section === section);
  return [
    { type: "SiteFacts", key: "site", fields: { ...siteFields(content, language, facts), ...partsOf(content, shown) } },
    { type: "Stay", key: "stay", fields: stayFields(content, language, facts) },
    { type: "Home", key: "home", fields: homeFields(content, language, facts) },
    { type: "About", key: "about", fields: aboutFields(content, language, facts) },
    { type: "ReviewSummary", key: "summary", fields: summaryFields(content, language, facts) },
    ...(content.faq === null
      ? []
      : [{ type: "Faq", key: "faq", fields: faqFields(localize(content.faq, language, facts)) } as const]),
    ...ledgerNodes(content, language),
    ...safetyNodes(content, language, facts, today),
    ...offerNodes(content, language, facts, today).map((fields): LocalizedNode => ({
      type: "Offer",
      key: `${fields.suite}:${fields.slug}`,
      fields,
    })),
    ...placeNodes(content, language, facts),
    ...content.sections.map((section, order): LocalizedNode => {
      const { id, formerly: _, ...fields } = localize(section, language, facts);
      return { type: "JournalSection", key: id, fields: { ...fields, slug: id, order, hasPosts: hasPosts(id) } };
    }),
    ...content.reviews.reviews.map((review): LocalizedNode => {
      const fields = reviewFields(review, content, language, facts);
      return { type: "Review", key: review.id, fields };
    }),
    ...content.suites.map((suite, order): LocalizedNode => {
      return { type: "Suite", key: suite.id, fields: { ...suiteFields(suite, content, language, facts), order } };
    }),
  ];
};
