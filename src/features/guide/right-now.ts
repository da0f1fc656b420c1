/** The state of the house at a moment: quiet hours, reception, and time until check-out. Pure functions. */
import { type Day, type SeasonDates, addDays, isInSeason, todayIn, weekday } from "../../lib/booking/days";
import { houseTime } from "../suite/use-house-time";

/** Times as `HH:MM`; a span whose end is before its start runs past midnight. */
interface Span {
  readonly from: string;
  readonly to: string;
}

export interface HouseHours {
  /** IANA name: `Europe/Athens`. */
  readonly timeZone: string;
  /** ISO 3166 code of the country whose public holidays count as weekends for the reception. */
  readonly countryCode: string;
  readonly quiet: readonly { readonly dates: SeasonDates; readonly hours: readonly Span[] }[];
  /** Opening hours of the reception; null if there is none. */
  readonly desk: { readonly weekdays: Span; readonly weekends: Span } | null;
  readonly checkOutBy: string;
}

export interface RightNow {
  /** `until`: when the current quiet hours end or the next ones begin; empty if none begin by the end of tomorrow. */
  readonly quiet: { readonly now: boolean; readonly until: string };
  /** Null if there is no reception. `at`: when the reception closes or next opens. */
  readonly desk: { readonly open: boolean; readonly at: string; readonly day: "today" | "tomorrow" } | null;
  /** Whole minutes until the next check-out. */
  readonly checkOut: { readonly day: "today" | "tomorrow"; readonly minutes: number };
}

/** Whether a time is within a span that began on the same day. */
const isIn = (time: string, { from, to }: Span): boolean => time >= from && (to < from || time < to);

/** Whether a time is within a span that began on the day before. */
const isInAfterMidnight = (time: string, { from, to }: Span): boolean => to < from && time < to;

const quietAt = (day: Day, time: string, { quiet }: HouseHours): RightNow["quiet"] => {
  const spansOf = (of: Day) => quiet.find(({ dates }) => isInSeason(of.slice(5), dates))?.hours ?? [];
  const startsOf = (of: Day) =>
    spansOf(of)
      .map(({ from }) => from)
      .sort();
  const current =
    spansOf(day).find((span) => isIn(time, span)) ??
    spansOf(addDays(day, -1)).find((span) => isInAfterMidnight(time, span));
  if (current !== undefined) return { now: true, until: current.to };
  return { now: false, until: startsOf(day).find((from) => from > time) ?? startsOf(addDays(day, 1))[0] ?? "" };
};

type Desk = NonNullable<HouseHours["desk"]>;

const deskHours = (day: Day, desk: Desk, countryCode: string): Span =>
  weekday(day) > 4 || isPublicHoliday(day, countryCode) ? desk.weekends : desk.weekdays;

const deskAt = (day: Day, time: string, { desk, countryCode }: HouseHours): RightNow["desk"] => {
  if (desk === null) return null;
  const [yesterday, today] = [deskHours(addDays(day, -1), desk, countryCode), deskHours(day, desk, countryCode)];
  if (isInAfterMidnight(time, yesterday)) return { open: true, at: yesterday.to, day: "today" };
  if (isIn(time, today)) return { open: true, at: today.to, day: "today" };
  if (time < today.from) return { open: false, at: today.from, day: "today" };
  return { open: false, at: deskHours(addDays(day, 1), desk, countryCode).from, day: "tomorrow" };
};

/** The moment at which the house's clock shows a time on a day, in epoch milliseconds; also correct when the clock changes. */
const momentAt = (day: Day, time: string, timeZone: string): number => {
  const asIfUtc = Date.parse(`${day}T${time}Z`);
  const shownAt = (moment: number): number => {
    const date = new Date(moment);
    return Date.parse(`${todayIn(timeZone, date)}T${houseTime(date, timeZone).time}Z`);
  };
  const guess = asIfUtc - (shownAt(asIfUtc) - asIfUtc);
  return guess - (shownAt(guess) - asIfUtc);
};

/** The state of the house at `now`, by the clock and the date at the house. */
export const rightNow = (now: Date, hours: HouseHours): RightNow => {
  const { timeZone, checkOutBy } = hours;
  const day = todayIn(timeZone, now);
  const { time } = houseTime(now, timeZone);
  const checkOutDay = time < checkOutBy ? "today" : "tomorrow";
  const moment = momentAt(checkOutDay === "today" ? day : addDays(day, 1), checkOutBy, timeZone);
  return {
    quiet: quietAt(day, time, hours),
    desk: deskAt(day, time, hours),
    checkOut: { day: checkOutDay, minutes: Math.ceil((moment - now.getTime()) / 60_000) },
  };
};

/** Greek public holidays with a fixed date. */
const fixedHolidays = ["01-01", "01-06", "03-25", "05-01", "08-15", "10-28", "12-25", "12-26"];

/** The other Greek public holidays as days from Easter Sunday: Clean Monday, Good Friday, Easter Monday, Whit Monday. */
const daysFromEaster = [-48, -2, 1, 50];

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
  return fixedHolidays.includes(day.slice(5)) || daysFromEaster.some((days) => addDays(easter, days) === day);
};
