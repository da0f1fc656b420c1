/** What a suite is booked with: its own engine, rates and number of guests, or those of the house. Pure functions. */
import type { RatesFile } from "./schema/rates";
import type { Site } from "./schema/site";
import type { Stay } from "./schema/stay";
import type { Suite } from "./schema/suite";

/** The content that the terms of a suite are read from. */
export interface SuiteTermsSources {
  readonly site: Pick<Site, "bookingEngine">;
  readonly stay: Pick<Stay, "facts">;
  readonly suites: readonly Pick<Suite, "id" | "bookingEngine" | "maxGuests">[];
  /** `content/rates.yml`; null if there is none. */
  readonly rates: RatesFile | null;
  /** Id of a suite → its own `rates.yml`. Suites without one are left out. */
  readonly suiteRates: ReadonlyMap<string, RatesFile>;
}

/** The rates of the house and of the suites that have their own, with their files. */
export const ratesByFile = ({ rates, suiteRates }: Pick<SuiteTermsSources, "rates" | "suiteRates">) => [
  ...(rates === null ? [] : [["content/rates.yml", rates] as const]),
  ...[...suiteRates].map(([suite, own]) => [`content/suites/${suite}/rates.yml`, own] as const),
];

type HouseEngine = Site["bookingEngine"];

/**
 * The engine of a suite: its fields replace those of the house's engine. If it has its own preset, it takes only name and
 * limit of nights from the house.
 */
export const engineOfSuite = (house: HouseEngine, own: Suite["bookingEngine"]): HouseEngine => {
  if (own === undefined) return house;
  const { name = house.name, maxNights = house.maxNights, preset = house.preset, ...others } = own;
  return { ...(own.preset === undefined ? house : {}), ...others, name, maxNights, preset };
};

/** The engines at which the suites are booked; that of the house if there is no suite. */
export const enginesOf = (house: HouseEngine, suites: readonly Pick<Suite, "bookingEngine">[]) =>
  suites.length === 0 ? [house] : suites.map(({ bookingEngine }) => engineOfSuite(house, bookingEngine));

/** The suites between which a guest chooses; empty if there is only one. */
export const severalSuites = <Each>({ suites }: { readonly suites: readonly Each[] }): readonly Each[] =>
  suites.length > 1 ? suites : [];

/** The terms of a suite; of the first one if no id is given. The rates are null if neither the suite nor the house has any. */
export const suiteTerms = ({ site, stay, suites, rates, suiteRates }: SuiteTermsSources, id?: string) => {
  const suite = id === undefined ? suites[0] : suites.find((each) => each.id === id);
  return {
    engine: engineOfSuite(site.bookingEngine, suite?.bookingEngine),
    rates: (suite && suiteRates.get(suite.id)) ?? rates,
    maxGuests: suite?.maxGuests ?? stay.facts.maxGuests.value,
  };
};
