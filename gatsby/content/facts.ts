/** Facts as text in one language: the values of stay.yml, the quotable values of other files, and conditions. */
import { codeToType } from "../../src/lib/booking/engine-presets";
import type { Language } from "../../src/settings/languages";
import { optionalCategories } from "../../src/settings/third-parties";
import type { Wrong } from "./content-issue";
import type { Site } from "./schema/site";
import type { Stay, StayFact } from "./schema/stay";
import {
  type CountedNoun,
  type FactWords,
  insertNoBreakSpaces,
  listed,
  say,
  writeCounted,
  writeQuoted,
  writeSeason,
  writeSeasonInSentence,
  writeSpans,
  writeStayFact,
  purposesIn,
} from "./write-fact";
import { conditionsOf, consentNames, valueAt, withNoun, withNounInCell } from "./optional-facts";
import type { Suite } from "./schema/suite";
import { enginesOf } from "./suite-terms";

/** Name → the fact as text in one language. */
export type Facts = Readonly<Record<string, string>>;

/** The parts of the content that hold facts. */
export interface FactSources {
  readonly site: Site;
  readonly stay: Stay;
  readonly suites: readonly Suite[];
  /** The content of `reviews.yml`. */
  readonly reviews: unknown;
  /** The field `summary` of `reviews/summary.yml`; texts may quote its values. */
  readonly reviewSummary: unknown;
  /** The interface texts of the namespace `facts`. */
  readonly factWords: Readonly<Record<Language, FactWords>>;
}

/**
 * Condition → the text that is quoted; all other conditions are quoted as “yes”. These concern consent, messengers, and what
 * guests have to enter at the booking engine themselves.
 */
const conditionTexts = ({ site, suites }: FactSources, language: Language, words: FactWords) => {
  const messengers = (["whatsapp", "viber", "mobile"] as const)
    .filter((name) => site.contact[name] !== undefined)
    .map((name) => say(words, `messenger.${name}`));
  const consent = optionalCategories.flatMap((category) => {
    const [purposes, names] = consentNames(category);
    const services = site.thirdParties.filter((service) => service.category === category);
    const serviceNames = services.map(({ name }) => name[language]);
    const purpose = purposesIn(site, language, words, [category]);
    return [[purposes, purpose] as const, [names, listed(serviceNames, language)] as const];
  });
  const codes = enginesOf(site.bookingEngine, suites).map(codeToType);
  return new Map<string, string | undefined>([
    ["purposes", purposesIn(site, language, words)],
    ...consent,
    ["messengers", listed(messengers, language)],
    ["directCode", codes.find((code) => code !== undefined)],
    [withNoun("consentMonths"), writeCounted("months", site.consent.months, language, words)],
    [withNounInCell("consentMonths"), writeCounted("monthsAlone", site.consent.months, language, words)],
    ["guestsToChoose", say(words, "guestsToChoose")],
  ]);
};

/** The facts that `stay.yml` states, with their names. */
export const statedFacts = ({ facts }: Pick<Stay, "facts">): readonly (readonly [string, StayFact])[] =>
  Object.entries<StayFact | undefined>(facts).flatMap(([name, fact]) =>
    fact === undefined ? [] : [[name, fact] as const],
  );

/** The currency of the first amount that `stay.yml` states; undefined if it states none. */
export const feeCurrency = (stay: Pick<Stay, "facts">): string | undefined =>
  statedFacts(stay).flatMap(([, fact]) => (fact.type === "money" ? fact.currency : []))[0];

/** The climate-resilience fee per night of each season. Other amounts may have a season too, but are not part of the price. */
export const seasonalFees = ({ facts: { climateFeeHigh, climateFeeLow } }: Pick<Stay, "facts">) =>
  Object.entries({ climateFeeHigh, climateFeeLow }).flatMap(([id, fee]) => {
    if (fee?.season === undefined) return [];
    const { from, to } = fee.season;
    return [{ id, amount: fee.amount, from, to }];
  });

/** The counted facts with their nouns: `{maxGuestsWithNoun}` is “1 guest” or “3 guests”. */
const countedFacts = ({ stay }: FactSources, language: Language, words: FactWords) => {
  const { maxGuests, guestsIncluded } = stay.facts;
  const counted: readonly (readonly [string, CountedNoun, number])[] = [
    ["maxGuests", "guests", maxGuests.value],
    ["guestsIncluded", "guests", guestsIncluded.value],
    ...statedFacts(stay).flatMap(([name, fact]) => (fact.type === "days" ? [[name, "days", fact.value] as const] : [])),
  ];
  return counted.map(([name, noun, count]) => [withNoun(name), writeCounted(noun, count, language, words)] as const);
};

/** The summary of the reviews as texts quote it. If it has no `countText`, the counted number of reviews is used. */
const quotedSummary = ({ reviews, reviewSummary }: FactSources, language: Language, words: FactWords): unknown => {
  const list = valueAt(reviews, "reviews");
  const count = Array.isArray(list) ? list.length : 0;
  const counted = { countText: writeCounted("reviews", count, language, words) };
  return typeof reviewSummary === "object" ? { ...counted, ...reviewSummary } : counted;
};

/** Every fact as name and text; the text is undefined if there is nothing to quote. A name may occur twice; the checks report that. */
export const namedFacts = (sources: FactSources, language: Language) => {
  const { site, stay, suites, factWords } = sources;
  const words = factWords[language];
  const conditions = conditionsOf(sources);
  const texts = conditionTexts(sources, language, words);
  const summary = quotedSummary(sources, language, words);
  return [
    ...statedFacts(stay).flatMap(([name, fact]) => {
      const own = [name, writeStayFact(fact, language, words)] as const;
      if (fact.type !== "money" || fact.season === undefined) return [own];
      const { name: season } = fact.season;
      return [
        own,
        [season, writeSeason(fact.season, language, words)] as const,
        [`${season}InSentence`, writeSeasonInSentence(fact.season, language, words)] as const,
      ];
    }),
    ...(stay.quietHours?.seasons ?? []).flatMap((season) => [
      [season.hoursName, writeSpans(season.hours, language)] as const,
      [season.datesName, writeSeason(season.dates, language, words)] as const,
    ]),
    ...Object.keys(conditions)
      .filter((name) => conditions[name] && !(name in stay.quotable))
      .map((name) => [name, texts.get(name) ?? say(words, "yes")] as const),
    ["furtherGuest", say(words, conditions["twoGuestsIncluded"] ? "guest.third" : "guest.further")] as const,
    ...countedFacts(sources, language, words),
    ...Object.entries(stay.quotable).map(([name, path]) => {
      const value = valueAt({ site, suites, reviews: { summary } }, path);
      return [name, conditions[name] === false ? undefined : writeQuoted(value, language, words)] as const;
    }),
  ];
};

/** Matches `{name}`, with a single full stop after it if there is one; but not `{{name}}`, which is filled in at run time. */
const quotation = /(?<!\{)\{(\w+)\}(?!\})(\.(?!\.))?/g;

/** The text that follows a value, without its leading full stop if the value ends with one, such as “48 τ.μ.” at the end of a sentence. */
export const afterValue = (value: string, following: string): string =>
  value.endsWith(".") ? following.replace(/^\.(?!\.)/, "") : following;

/** The text with its facts filled in. Facts without a value stay as they are. */
export const withValues = (text: string, valueOf: (name: string) => string | undefined): string =>
  text.replace(quotation, (whole, name: string, stop: string | undefined) => {
    const value = valueOf(name);
    return value === undefined ? whole : value + afterValue(value, stop ?? "");
  });

/** The names of the facts that a text quotes. */
export const quotedNames = (text: string): readonly string[] =>
  [...text.matchAll(quotation)].map(([, name = ""]) => name);

/**
 * The issues with braces in a text. Single braces may contain only the name of a fact. Double braces are allowed only in interface texts.
 */
export const braceIssues = (text: string, isInterface = false): readonly Wrong[] => {
  const isOpen = /[{}]/.test(text.replace(/\{\{\w+\}\}|\{\w+\}/g, ""));
  const open = "A brace is not closed, or contains more than the name of a fact.";
  const double = "Double braces are for the interface texts only.";
  return [
    ...(isOpen ? [[open, "Quote a fact as {checkInFrom}, without spaces."] as const] : []),
    ...(!isInterface && text.includes("{{")
      ? [[double, "Quote a fact in single braces: {checkInFrom}."] as const]
      : []),
  ];
};

/** The text with its facts and no-break spaces. `{{…}}` is left for run time. Unknown names stay; the content checks reject them. */
export const quoteFacts = (text: string, facts: Facts): string =>
  insertNoBreakSpaces(withValues(text, (name) => facts[name]));

/** Every fact that texts may quote, by name, in one language. A fact that is a sentence, such as a house rule, may quote other facts. */
export const factsIn = (sources: FactSources, language: Language): Facts => {
  const named = namedFacts(sources, language).flatMap(([name, fact]) =>
    fact === undefined ? [] : [[name, fact] as const],
  );
  const facts = Object.fromEntries(named);
  return Object.fromEntries(named.map(([name, fact]) => [name, quoteFacts(fact, facts)]));
};

/** The facts as the texts of a suite quote them: `{maxGuests}` is the number of guests that this suite takes. */
export const factsOfSuite = (
  facts: Facts,
  { maxGuests }: Pick<Suite, "maxGuests">,
  language: Language,
  words: FactWords,
): Facts =>
  maxGuests === undefined
    ? facts
    : {
        ...facts,
        maxGuests: String(maxGuests),
        [withNoun("maxGuests")]: writeCounted("guests", maxGuests, language, words),
      };
