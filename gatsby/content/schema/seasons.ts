/** Rules for several seasons of one list: days that two of them share, and days of the year that none of them has. */
import { type SeasonDates, addDays, isInSeason } from "../../../src/lib/booking/days";

/** All days of a leap year as `MM-DD`: every day that a yearly season can contain. */
const daysOfYear = Array.from({ length: 366 }, (_, index) => addDays("2024-01-01", index).slice(5));

/** The first of the days that two of the seasons share, with these two. */
export const sharedDay = <Season extends SeasonDates>(
  seasons: readonly Season[],
  days: readonly string[] = daysOfYear,
) => {
  for (const day of days) {
    const [first, second] = seasons.filter((season) => isInSeason(day, season));
    if (first !== undefined && second !== undefined) return { day, first, second };
  }
  return undefined;
};

/** The first day of the year that none of the yearly seasons has. */
export const missingDay = (seasons: readonly SeasonDates[]): string | undefined =>
  daysOfYear.find((day) => !seasons.some((season) => isInSeason(day, season)));
