/** Converts rates for calculation: amounts in cents, days of the week as numbers, labels in one language. */
import type { Language } from "../../src/settings/languages";
import type { Rates } from "../../src/lib/booking/rates";
import { type RatesFile, weekdays } from "./schema/rates";

const cents = (amount: number): number => Math.round(amount * 100);
const numbers = (days: readonly (typeof weekdays)[number][]): number[] => days.map((day) => weekdays.indexOf(day));

export const ratesIn = (file: RatesFile, language: Language): Rates => ({
  currency: file.currency,
  validUntil: file.validUntil,
  weekend: numbers(file.weekend),
  seasons: file.seasons.map((season) => ({
    id: season.id,
    label: season.label[language],
    dates: { from: season.from, to: season.to },
    night: cents(season.night),
    weekendNight: season.weekendNight === undefined ? null : cents(season.weekendNight),
    minimumNights: season.minimumNights,
    closedToArrival: numbers(season.closedToArrival),
    closedToDeparture: numbers(season.closedToDeparture),
  })),
  lengthDiscounts: file.lengthDiscounts,
  gaps: file.gaps ?? { belowMinimum: false, offered: false, discount: 0 },
});
