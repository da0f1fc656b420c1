/** The owner's facts as texts: each value of stay.yml and each quotable value elsewhere, written for one language. */
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
import {
  type FactWords,
  writeQuoted,
  writeSeason,
  writeSeasonInSentence,
  writeSpans,
  writeStayFact,
} from "./write-fact";

/** Name → the fact as a language writes it. */
export type Facts = Readonly<Record<string, string>>;

/** The files that hold facts. */
export interface FactSources {
  readonly site: Site;
  readonly stay: Stay;
  readonly suites: readonly Suite[];
  readonly reviewSummary: ReviewSummary;
  /** Texts of the namespace `facts`. */
  readonly factWords: Readonly<Record<Language, FactWords>>;
}

/** The value at the end of a way such as `site.emergency.emergencyFire.number`: by field, in lists by id. */
const follow = ({ site, suites, reviewSummary }: FactSources, way: string): unknown =>
  way.split(".").reduce<unknown>(field, { site, suites, reviews: { summary: reviewSummary } });

const listed = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(languageFacts[language].format).format(names);

/** What consent is asked for and of whom: `purposes` of everything, `purposesMarketing`, `servicesMarketing` and their like of a category. */
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

/** Where a guest can write beside email, as the links beside it are called. */
const messengers = ({ site }: FactSources, language: Language, words: FactWords): string =>
  listed(
    (["whatsapp", "viber", "mobile"] as const).flatMap((way) =>
      site.contact[way] === undefined ? [] : [words[`messenger.${way}`] ?? `facts.messenger.${way}`],
    ),
    language,
  );

/** What passages depend on: a fact to quote where it has words of its own, a “yes” otherwise. Absent where it does not hold (conditions.ts). */
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
 * What guests do at the engine by hand: the code that they type for the direct discount, and the number up to which they choose the guests again.
 * Absent where it goes along by itself (absent-facts.ts).
 */
const handoverFacts = ({ site, stay }: FactSources) => {
  const code = stay.facts.directDiscount === undefined ? undefined : codeToType(site.bookingEngine);
  return [
    ...(code === undefined ? [] : [["directCode", code] as const]),
    ...(takesGuests(site.bookingEngine) ? [] : [["guestsToChoose", String(stay.facts.maxGuests.value)] as const]),
  ];
};

/** The facts of `stay.yml` that are there, by name. */
export const statedFacts = ({ facts }: Pick<Stay, "facts">): readonly (readonly [string, StayFact])[] =>
  Object.entries<StayFact | undefined>(facts).flatMap(([name, fact]) =>
    fact === undefined ? [] : [[name, fact] as const],
  );

/** A fact under each of its names, undefined where there is nothing to quote. Names may come twice: see the checks. */
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
    ...handoverFacts(sources),
    ...Object.entries(stay.quotable).map(
      ([name, path]) =>
        [name, conditions[name] === false ? undefined : writeQuoted(follow(sources, path), language, words)] as const,
    ),
  ];
};

/** `{name}`, and not the `{{name}}` that is filled at run time. */
const quotation = /(?<!\{)\{(\w+)\}(?!\})/g;

/** The names of the facts that a text quotes. */
export const quotedNames = (text: string): readonly string[] =>
  [...text.matchAll(quotation)].map(([, name = ""]) => name);

/**
 * A text as it is published: every `{name}` is filled with its fact, and no number stands apart from its unit. `{{…}}` is left
 * for run time. A name without a fact stays: the check of the content has refused it.
 */
export const quoteFacts = (text: string, facts: Facts): string =>
  insertNoBreakSpaces(text.replace(quotation, (whole, name: string) => facts[name] ?? whole));

/** Every fact that texts may quote, by name, as it is written in a language. One that is a sentence, as a house rule, may quote others. */
export const factsIn = (sources: FactSources, language: Language): Facts => {
  const named = namedFacts(sources, language).flatMap(([name, fact]) =>
    fact === undefined ? [] : [[name, fact] as const],
  );
  const facts = Object.fromEntries(named);
  return Object.fromEntries(named.map(([name, fact]) => [name, quoteFacts(fact, facts)]));
};
