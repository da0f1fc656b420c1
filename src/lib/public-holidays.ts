/** The public holidays of Greece, some of which depend on Orthodox Easter. Pure functions. */
import { type Day, addDays } from "./booking/days";

const fixed = ["01-01", "01-06", "03-25", "05-01", "08-15", "10-28", "12-25", "12-26"];

/** Clean Monday, Good Friday, Easter Monday, Whit Monday: days from Easter Sunday. */
const fromEaster = [-48, -2, 1, 50];

/** Orthodox Easter Sunday, by Meeus' algorithm; valid from 1900 to 2099, while the Julian calendar is 13 days behind. */
export const orthodoxEaster = (year: number): Day => {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const march = d + e + 22;
  return addDays(`${year}-03-01`, march - 1 + 13);
};

/** Whether a day is a public holiday in a country (ISO 3166). Only Greek holidays are known; false for other countries. */
export const isPublicHoliday = (day: Day, countryCode: string): boolean => {
  if (countryCode !== "GR") return false;
  const easter = orthodoxEaster(Number(day.slice(0, 4)));
  return fixed.includes(day.slice(5)) || fromEaster.some((days) => addDays(easter, days) === day);
};
