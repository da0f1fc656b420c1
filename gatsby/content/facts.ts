/** The owner's facts as texts: each value of stay.yml and each quotable value elsewhere, written for one language. */
import type { Language } from "../../src/settings/languages";
import { codeToType, takesGuests } from "../../src/lib/booking/engine-presets";
import { optionalCategories } from "../../src/settings/third-parties";
import type { ReviewSummary } from "./schema/reviews";
import type { Site } from "./schema/site";
import type { Stay, StayFact } from "./schema/stay";
import type { Suite } from "./schema/suite";
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

const step = (value: unknown, name: string): unknown => {
  if (Array.isArray(value)) return value.find((entry: unknown) => step(entry, "id") === name);
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
};

/** The value at the end of a way such as `site.emergency.emergencyFire.number`: by field, in lists by id. */
const follow = (sources: FactSources, path: string): unknown => {
  const [file = "", ...rest] = path.split(".");
  const start = { site: sources.site, suites: sources.suites, reviews: { summary: sources.reviewSummary } };
  return rest.reduce<unknown>(step, step(start, file));
};

/** What consent is asked for: `purposes` for everything, `purposesMarketing` and its like for a category. */
const purposeFacts = ({ site }: FactSources, language: Language, words: FactWords) => [
  ["purposes", purposesIn(site, language, words)] as const,
  ...optionalCategories.map((category) => {
    const name = `purposes${category.charAt(0).toUpperCase()}${category.slice(1)}`;
    return [name, purposesIn(site, language, words, category)] as const;
  }),
];

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

/**
 * What whole passages depend on: whether the law of Greece holds for the house, and whether a visitor's country is looked up. Absent where not
 * (absent-facts.ts).
 */
const conditionFacts = ({ site }: FactSources, language: Language) => [
  ...(site.address.countryCode === "GR" ? [["greekLaw", site.address.country[language]] as const] : []),
  ...(site.countryLookup.enabled ? [["countryLookup", site.countryLookup.url] as const] : []),
];

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
    ...purposeFacts(sources, language, words),
    ...conditionFacts(sources, language),
    ...handoverFacts(sources),
    ...Object.entries(stay.quotable).map(
      ([name, path]) => [name, writeQuoted(follow(sources, path), language, words)] as const,
    ),
  ];
};

/** Every fact that texts may quote, by name, as it is written in a language. */
export const factsIn = (sources: FactSources, language: Language): Facts =>
  Object.fromEntries(
    namedFacts(sources, language).flatMap(([name, fact]) =>
      fact === undefined ? [] : [[name, insertNoBreakSpaces(fact)]],
    ),
  );

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
