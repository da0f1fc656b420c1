/** The owner's own rates (`content/rates.yml`): which price and which rules hold for a night or an arrival. Amounts in cents. Pure. */
import { type Day, weekday } from "./days.ts";
import { type SeasonDates, isInSeason } from "./season.ts";

/** What holds in a part of the year. */
export interface RateSeason {
  readonly id: string;
  /** As the price line names it, in the page's language. */
  readonly label: string;
  /** First and last night, both included: `MM-DD` for every year, `YYYY-MM-DD` for that year alone. */
  readonly dates: SeasonDates;
  /** Price of a night. */
  readonly night: number;
  /** Price of a night of the weekend, where it is another. */
  readonly weekendNight: number | null;
  /** The fewest nights of a stay that arrives in this season. */
  readonly minimumNights: number;
  /** Days of the week, Monday is 0, on which no stay may begin. */
  readonly closedToArrival: readonly number[];
  /** Days of the week on which no stay may end. */
  readonly closedToDeparture: readonly number[];
}

export interface LengthDiscount {
  /** From this many nights on. */
  readonly nights: number;
  readonly percent: number;
}

export interface Rates {
  readonly currency: string;
  /** The last night that has a price. */
  readonly validUntil: Day;
  /** Days of the week, Monday is 0, whose nights are the weekend's. */
  readonly weekend: readonly number[];
  readonly seasons: readonly RateSeason[];
  readonly lengthDiscounts: readonly LengthDiscount[];
  /** Free nights between two stays that are fewer than the minimum. */
  readonly gaps: {
    /** Whether they can be booked all the same, when the stay fills them. */
    readonly belowMinimum: boolean;
    /** Whether they are shown as offers. */
    readonly offered: boolean;
    /** Percent off the nights of a stay that fills one. */
    readonly discount: number;
  };
}

const isDated = ({ dates }: RateSeason): boolean => dates.from.length === 10;

const covers = (season: RateSeason, day: Day): boolean =>
  isInSeason(isDated(season) ? day : day.slice(5), season.dates);

/** The season of a night or day: one of that very year before one of every year. Undefined where the rates leave the day out. */
export const seasonOf = (rates: Rates, day: Day): RateSeason | undefined =>
  rates.seasons.find((season) => isDated(season) && covers(season, day)) ??
  rates.seasons.find((season) => !isDated(season) && covers(season, day));

/** What a night costs, in cents; undefined where the rates do not reach. */
export const nightPrice = (
  rates: Rates,
  night: Day,
): { readonly season: RateSeason; readonly price: number; readonly isWeekend: boolean } | undefined => {
  const season = night > rates.validUntil ? undefined : seasonOf(rates, night);
  if (season === undefined) return undefined;
  const { weekendNight } = season;
  if (weekendNight === null || !rates.weekend.includes(weekday(night)))
    return { season, price: season.night, isWeekend: false };
  return { season, price: weekendNight, isWeekend: true };
};

/** The fewest nights of a stay that arrives on this day; 1 where no rate says otherwise. */
export const minimumNights = (rates: Rates | null, arrival: Day): number =>
  rates === null ? 1 : (seasonOf(rates, arrival)?.minimumNights ?? 1);

export const isClosedToArrival = (rates: Rates | null, day: Day): boolean =>
  rates !== null && (seasonOf(rates, day)?.closedToArrival.includes(weekday(day)) ?? false);

export const isClosedToDeparture = (rates: Rates | null, day: Day): boolean =>
  rates !== null && (seasonOf(rates, day)?.closedToDeparture.includes(weekday(day)) ?? false);
