/** Facts as text in one language: the values of stay.yml, and the quotable values of other files. */
import { codeToType, takesGuests } from "../../src/lib/booking/engine-presets";
import { type Language, languageFacts } from "../../src/settings/languages";
import { optionalCategories } from "../../src/settings/third-parties";
import type { ReviewSummary } from "./schema/reviews";
import type { Site } from "./schema/site";
import type { Stay, StayFact } from "./schema/stay";
import type { Suite } from "./schema/suite";
import { conditionsOf, consentNames, field } from "./conditions";
import { insertNoBreakSpaces } from "./no-break-spaces";
import { purposesIn } from "./purposes";
import { engineOfSuite } from "./suite-terms";
import {
  type FactWords,
  writeQuoted,
  writeSeason,
  writeSeasonInSentence,
  writeSpans,
  writeStayFact,
} from "./write-fact";

/** Name → the fact as text in one language. */
export type Facts = Readonly<Record<string, string>>;

/** The files that hold facts. */
export interface FactSources {
  readonly site: Site;
  readonly stay: Stay;
  readonly suites: readonly Suite[];
  readonly reviewSummary: ReviewSummary;
  /** The interface texts of the namespace `facts`. */
  readonly factWords: Readonly<Record<Language, FactWords>>;
}

/** The value at a path such as `site.emergency.emergencyFire.number`. List entries are found by id. */
const follow = ({ site, suites, reviewSummary }: FactSources, way: string): unknown =>
  way.split(".").reduce<unknown>(field, { site, suites, reviews: { summary: reviewSummary } });

const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(languageFacts[language].format).format(names);

/** The facts about consent: `purposes` for all categories, and for each category its purposes and services, such as `servicesMarketing`. */
const consentFacts = ({ site }: FactSources, language: Language, words: FactWords) => [
  ["purposes", purposesIn(site, language, words)] as const,
  ...optionalCategories.flatMap((category) => {
    const [purposes, names] = consentNames(category);
    const services = site.thirdParties.flatMap((one) => (one.category === category ? [one.name[language]] : []));
    return [
      [purposes, purposesIn(site, language, words, category)] as const,
      [names, listed(services, language)] as const,
    ];
  }),
];

/** The messengers that guests can use, with the labels of their links. */
const messengers = ({ site }: FactSources, language: Language, words: FactWords): string =>
  listed(
    (["whatsapp", "viber", "mobile"] as const).flatMap((way) =>
      site.contact[way] === undefined ? [] : [words[`messenger.${way}`] ?? `facts.messenger.${way}`],
    ),
    language,
  );

/** The conditions that are true (conditions.ts) as facts: with their text if they have one, otherwise “yes”. */
const conditionFacts = (
  sources: FactSources,
  conditions: ReturnType<typeof conditionsOf>,
  language: Language,
  words: FactWords,
) => {
  const own = new Map<string, string>([
    ...consentFacts(sources, language, words),
    ["messengers", messengers(sources, language, words)],
  ]);
  return Object.entries(conditions).flatMap(([name, holds]) =>
    holds && !(name in sources.stay.quotable) ? [[name, own.get(name) ?? words["yes"]] as const] : [],
  );
};

/**
 * What guests have to enter at the booking engine themselves: the code for the direct discount, and the number of guests (the fact is the maximum).
 * Both are absent if the URLs of the suites' engines contain them (absent-facts.ts).
 */
const enteredByGuests = ({ site, stay, suites }: FactSources) => {
  const engines = suites.map(({ bookingEngine }) => engineOfSuite(site.bookingEngine, bookingEngine));
  const [code] = stay.facts.directDiscount === undefined ? [] : engines.flatMap((engine) => codeToType(engine) ?? []);
  return [
    ...(code === undefined ? [] : [["directCode", code] as const]),
    ...(engines.every(takesGuests) ? [] : [["guestsToChoose", String(stay.facts.maxGuests.value)] as const]),
  ];
};

/** The facts that `stay.yml` states, with their names. */
export const statedFacts = ({ facts }: Pick<Stay, "facts">): readonly (readonly [string, StayFact])[] =>
  Object.entries<StayFact | undefined>(facts).flatMap(([name, fact]) =>
    fact === undefined ? [] : [[name, fact] as const],
  );

/** All facts with their names; undefined if there is nothing to quote. A name may occur twice, which the checks report. */
export const namedFacts = (
  sources: FactSources,
  language: Language,
): readonly (readonly [string, string | undefined])[] => {
  const { stay, factWords } = sources;
  const words = factWords[language];
  const conditions = conditionsOf(sources.site, sources.suites);
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
    ...conditionFacts(sources, conditions, language, words),
    ...enteredByGuests(sources),
    ...Object.entries(stay.quotable).map(
      ([name, path]) =>
        [name, conditions[name] === false ? undefined : writeQuoted(follow(sources, path), language, words)] as const,
    ),
  ];
};

/** Matches `{name}`, but not `{{name}}`, which is filled in at run time. */
const quotation = /(?<!\{)\{(\w+)\}(?!\})/g;

/** The names of the facts that a text quotes. */
export const quotedNames = (text: string): readonly string[] =>
  [...text.matchAll(quotation)].map(([, name = ""]) => name);

/**
 * The text with every `{name}` replaced by its fact, and with no-break spaces between numbers and units. `{{…}}` is left
 * for run time. An unknown name is left unchanged; the content checks reject it.
 */
export const quoteFacts = (text: string, facts: Facts): string =>
  insertNoBreakSpaces(text.replace(quotation, (whole, name: string) => facts[name] ?? whole));

/** Every fact that texts may quote, by name, in one language. A fact that is a sentence, such as a house rule, may quote other facts. */
export const factsIn = (sources: FactSources, language: Language): Facts => {
  const named = namedFacts(sources, language).flatMap(([name, fact]) =>
    fact === undefined ? [] : [[name, fact] as const],
  );
  const facts = Object.fromEntries(named);
  return Object.fromEntries(named.map(([name, fact]) => [name, quoteFacts(fact, facts)]));
};

/** The facts as the texts of a suite quote them: `{maxGuests}` is the number of guests that this suite takes. */
export const factsOfSuite = (facts: Facts, suite: Pick<Suite, "maxGuests">): Facts =>
  suite.maxGuests === undefined ? facts : { ...facts, maxGuests: String(suite.maxGuests) };
