/**
 * The price of a stay: lines in a fixed order, each with its components, and the total. All amounts are whole cents.
 * Pure functions.
 */
import { type Day, type SeasonDates, addDays, isInSeason, nightsBetween } from "./days.ts";
import { type RateSeason, type Rates, nightPrice } from "./rates.ts";

/** Fees and discounts from `content/stay.yml`. Amounts in cents. */
export interface StayTerms {
  readonly currency: string;
  /** Number of guests included in the price of a night. */
  readonly guestsIncluded: number;
  /** Fee per additional guest and night. */
  readonly thirdGuestCents: number;
  /** Discount for booking directly, in percent of the price of the nights after other discounts (specification §9). */
  readonly directDiscount: number;
  /** The climate-resilience fee per night of each season, paid at the house. */
  readonly seasonalFees: readonly { readonly dates: SeasonDates; readonly amount: number }[];
}

/** The kinds of lines, in the order in which a price shows them. */
export const lineKinds = [
  "nights",
  "lengthDiscount",
  "gapDiscount",
  "directDiscount",
  "thirdGuest",
  "climateFee",
] as const;
type LineKind = (typeof lineKinds)[number];

export interface PriceLine {
  readonly kind: LineKind;
  /** Whole cents; a discount is negative. */
  readonly amount: number;
  /** `nights`, `thirdGuest`, `climateFee`: number of nights. */
  readonly nights?: number;
  /** The same kinds: cents per night. */
  readonly each?: number;
  /** `thirdGuest`: number of guests beyond those included. */
  readonly guests?: number;
  /** `nights`: the season's name in the page's language. */
  readonly season?: string;
  /** `nights`: whether these are weekend nights. */
  readonly isWeekend?: boolean;
  /** Discounts: percentage. */
  readonly percent?: number;
  /** Whether the amount is paid at the house instead of on the reservation page. */
  readonly atHouse: boolean;
}

export interface StayPrice {
  readonly currency: string;
  readonly lines: readonly PriceLine[];
  /** The sum of all lines; null if the stay has no night, or a night has no price. Without prices, `lines` only has the fees. */
  readonly total: number | null;
  /** The part paid at the house. */
  readonly atHouse: number;
}

/** A percentage of an amount, in whole cents, half a cent rounded up. */
export const percentOf = (cents: number, percent: number): number =>
  Math.floor((cents * Math.round(percent * 100) + 5000) / 10_000);

const sumOf = (lines: readonly PriceLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

interface NightGroup {
  readonly season: RateSeason;
  readonly each: number;
  readonly isWeekend: boolean;
  nights: number;
}

/** The nights by season in the order of their first night, weekday nights before weekend nights; null if a night has no price. */
const groupNights = (rates: Rates, arrival: Day, nights: number): readonly NightGroup[] | null => {
  const groups: NightGroup[] = [];
  const order: string[] = [];
  for (let index = 0; index < nights; index += 1) {
    const found = nightPrice(rates, addDays(arrival, index));
    if (found === undefined) return null;
    const { season, price: each, isWeekend } = found;
    if (!order.includes(season.id)) order.push(season.id);
    const group = groups.find((entry) => entry.season.id === season.id && entry.isWeekend === isWeekend);
    if (group === undefined) groups.push({ season, each, isWeekend, nights: 1 });
    else group.nights += 1;
  }
  const place = ({ season, isWeekend }: NightGroup) => order.indexOf(season.id) * 2 + Number(isWeekend);
  return groups.sort((a, b) => place(a) - place(b));
};

/** The length discount for a stay of this many nights, in percent; 0 if there is none. */
const lengthDiscount = (rates: Rates, nights: number): number =>
  [...rates.lengthDiscounts].sort((a, b) => b.nights - a.nights).find((entry) => nights >= entry.nights)?.percent ?? 0;

/**
 * The lines for the nights and their discounts: length, gap, direct. Each discount is a percentage of what the previous
 * ones have left.
 */
const nightLines = (rates: Rates, arrival: Day, nights: number, directDiscount: number, fillsGap: boolean) => {
  const groups = groupNights(rates, arrival, nights);
  if (groups === null) return null;
  const lines: PriceLine[] = groups.map(({ season, each, isWeekend, nights: count }) => ({
    kind: "nights",
    nights: count,
    each,
    season: season.label,
    isWeekend,
    amount: count * each,
    atHouse: false,
  }));
  let rest = sumOf(lines);
  const takeOff = (kind: LineKind, percent: number) => {
    const amount = percentOf(rest, percent);
    if (amount === 0) return;
    lines.push({ kind, percent, amount: -amount, atHouse: false });
    rest -= amount;
  };
  takeOff("lengthDiscount", lengthDiscount(rates, nights));
  if (fillsGap) takeOff("gapDiscount", rates.gaps.discount);
  takeOff("directDiscount", directDiscount);
  return lines;
};

const seasonalLines = (terms: StayTerms, arrival: Day, nights: number): readonly PriceLine[] => {
  const days = Array.from({ length: nights }, (_, index) => addDays(arrival, index).slice(5));
  const first = (dates: SeasonDates) => days.findIndex((day) => isInSeason(day, dates));
  return terms.seasonalFees
    .flatMap(({ dates, amount: each }) => {
      const count = days.filter((day) => isInSeason(day, dates)).length;
      const line: PriceLine = { kind: "climateFee", nights: count, each, amount: count * each, atHouse: true };
      return line.amount === 0 ? [] : [{ line, at: first(dates) }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ line }) => line);
};

/** The fee for additional guests for the whole stay, in cents (specification §9). */
export const thirdGuestTotal = (guests: number, nights: number, terms: StayTerms): number =>
  Math.max(0, guests - terms.guestsIncluded) * nights * terms.thirdGuestCents;

interface PricedStay {
  readonly arrival: Day;
  readonly departure: Day;
  readonly guests: number;
}

/**
 * The price of a stay whose days are both chosen and in order. `fillsGap`: the stay fills the free nights between two
 * others and gets the gap discount. Without rates, or if they end before the stay does, only the fees are listed and
 * there is no total.
 */
export const priceOf = (
  { arrival, departure, guests }: PricedStay,
  terms: StayTerms,
  rates: Rates | null,
  fillsGap = false,
): StayPrice => {
  const nights = Math.max(0, nightsBetween(arrival, departure));
  const priced = rates === null ? null : nightLines(rates, arrival, nights, terms.directDiscount, fillsGap);
  const thirdGuest: PriceLine = {
    kind: "thirdGuest",
    nights,
    guests: guests - terms.guestsIncluded,
    each: terms.thirdGuestCents,
    amount: thirdGuestTotal(guests, nights, terms),
    atHouse: false,
  };
  const lines = [
    ...(priced ?? []),
    ...(thirdGuest.amount === 0 ? [] : [thirdGuest]),
    ...seasonalLines(terms, arrival, nights),
  ];
  return {
    currency: rates?.currency ?? terms.currency,
    lines,
    total: priced === null || nights === 0 ? null : sumOf(lines),
    atHouse: sumOf(lines.filter(({ atHouse }) => atHouse)),
  };
};
