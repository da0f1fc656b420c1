/**
 * The owner's rates (`content/rates.yml`): prices of nights, rules for arrivals and departures, and the length of gaps.
 * Amounts in cents. Pure functions.
 */
import { type Day, type MaybeDay, type SeasonDates, isInSeason, nightsBetween, weekday } from "./days.ts";

/** An amount of money in whole cents. */
export const cents = (amount: number): number => Math.round(amount * 100);

/** The names of the days of the week in the rates, Monday first. */
export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** The rates of a season; `from` and `to`: its first and last night, `MM-DD` for every year, `YYYY-MM-DD` for one year. */
export interface RateSeason extends SeasonDates {
  readonly id: string;
  /** Name of the season in the page's language. */
  readonly label: string;
  /** Price of a night. */
  readonly night: number;
  /** Price of a weekend night; none if it is the same. */
  readonly weekendNight?: number | null | undefined;
  /** Minimum nights of a stay that arrives in this season. */
  readonly minimumNights: number;
  /** Days of the week on which no stay may start. */
  readonly closedToArrival: readonly string[];
  /** Days of the week on which no stay may end. */
  readonly closedToDeparture: readonly string[];
}

interface LengthDiscount {
  /** Minimum number of nights for this discount. */
  readonly nights: number;
  readonly percent: number;
}

export interface Rates {
  readonly currency: string;
  /** The last night that has a price. */
  readonly validUntil: Day;
  /** Days of the week whose nights are weekend nights. */
  readonly weekend: readonly string[];
  readonly seasons: readonly RateSeason[];
  readonly lengthDiscounts: readonly LengthDiscount[];
  /** Rules for gaps: runs of free nights between two stays. */
  readonly gaps: {
    /** Whether a stay that fills the gap may be shorter than the minimum. */
    readonly belowMinimum: boolean;
    /** Whether gaps of at most `longestGap` nights are shown as offers. */
    readonly offered: boolean;
    /** Discount in percent for a stay that fills such a gap. */
    readonly discount: number;
  };
}

/** Whether a season is of one year only. */
export const isDated = ({ from }: SeasonDates): boolean => from.length === 10;

const covers = (season: RateSeason, day: Day): boolean => isInSeason(isDated(season) ? day : day.slice(5), season);

/** Whether a day falls on one of these weekdays. */
const contains = (days: readonly string[], day: Day): boolean => days.some((name) => name === weekdays[weekday(day)]);

/**
 * Whether there are rates, and they have not ended. While `today` is unknown (an empty string), they count as in force.
 */
export const areInForce = (rates: Pick<Rates, "validUntil"> | null, today: MaybeDay): boolean =>
  rates !== null && today <= rates.validUntil;

/** The season of a night or day; a season with a year takes precedence over a yearly one. Undefined if no season includes it. */
const seasonOf = (rates: Rates, day: Day): RateSeason | undefined =>
  rates.seasons.find((season) => isDated(season) && covers(season, day)) ??
  rates.seasons.find((season) => !isDated(season) && covers(season, day));

/** The price of a night in cents, and whether it is its season's weekend price; undefined if the rates do not include the night. */
export const nightPrice = (
  rates: Rates,
  night: Day,
): { readonly season: RateSeason; readonly price: number; readonly isWeekend: boolean } | undefined => {
  const season = night > rates.validUntil ? undefined : seasonOf(rates, night);
  if (season === undefined) return undefined;
  const { weekendNight } = season;
  const isWeekend = typeof weekendNight === "number" && contains(rates.weekend, night);
  return { season, price: isWeekend ? weekendNight : season.night, isWeekend };
};

/** Minimum nights of a stay that arrives on this day; 1 without rates. */
export const minimumNights = (rates: Rates | null, arrival: Day): number =>
  rates === null ? 1 : (seasonOf(rates, arrival)?.minimumNights ?? 1);

export const isClosedToArrival = (rates: Rates | null, day: Day): boolean =>
  rates !== null && contains(seasonOf(rates, day)?.closedToArrival ?? [], day);

export const isClosedToDeparture = (rates: Rates | null, day: Day): boolean =>
  rates !== null && contains(seasonOf(rates, day)?.closedToDeparture ?? [], day);

/**
 * The longest run of free nights between two stays that is offered and discounted. The minimum is lifted in longer ones too, if they
 * are shorter than it. Here, so that pages need not load `availability.ts`.
 */
export const longestGap = 3;

/** Whether a stay gets the owner's discount for gaps, provided that the nights before and after it are taken. */
export const mayGetGapDiscount = (
  { arrival, departure }: { readonly arrival: Day; readonly departure: Day },
  rates: Pick<Rates, "gaps"> | null,
): boolean => rates !== null && rates.gaps.discount > 0 && nightsBetween(arrival, departure) <= longestGap;
