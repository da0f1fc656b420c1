/** The days that an event of a calendar names, by the clock of the house. Pure. */
import ICAL from "ical.js";
import * as v from "valibot";
import { type Day, isDay, todayIn } from "../../../../src/lib/booking/days.ts";

/** A property as the parser gives it: name, parameters, type, values. */
export const propertySchema = v.pipe(
  v.array(v.unknown()),
  v.transform(([name, parameters, type, ...values]) => ({ name, parameters, type, values })),
  v.object({
    name: v.string(),
    parameters: v.record(v.string(), v.unknown()),
    type: v.string(),
    values: v.array(v.unknown()),
  }),
);

export type Property = v.InferOutput<typeof propertySchema>;

/** Time zones that the file itself describes, by their names. */
export type FileZones = ReadonlyMap<string, ICAL.Timezone>;

/** A start or an end: its day at the house, and whether it names a time of day as well. */
export interface EventDay {
  readonly day: Day;
  readonly timed: boolean;
}

const wallTime = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(Z?)$/;

const isKnownZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

/** The moment at which clocks of a zone show a time: guessed as UTC, then corrected by what they show at that moment. */
const momentIn = (zone: string, wall: string): Date => {
  const guess = Date.parse(`${wall}Z`);
  const shown = new Date(guess).toLocaleString("sv-SE", { timeZone: zone }).replace(" ", "T");
  return new Date(guess - (Date.parse(`${shown}Z`) - guess));
};

const momentOf = (wall: string, tzid: string, zones: FileZones): Date | undefined => {
  if (isKnownZone(tzid)) return momentIn(tzid, wall);
  const zone = zones.get(tzid);
  if (zone === undefined) return undefined;
  const time = ICAL.Time.fromDateTimeString(wall);
  time.zone = zone;
  return new Date(time.toUnixTime() * 1000);
};

/**
 * The house's day of a `DTSTART`, `DTEND` or the like. A time without a zone, or in an unknown one, is the house's own.
 * Undefined where there is no such day.
 */
export const eventDay = (
  { parameters, values }: Property,
  houseZone: string,
  zones: FileZones,
): EventDay | undefined => {
  const [value] = values;
  if (typeof value !== "string") return undefined;
  if (isDay(value)) return { day: value, timed: false };
  const [, day, time, utc] = wallTime.exec(value) ?? [];
  if (!isDay(day) || time === undefined) return undefined;
  const { tzid } = parameters;
  if (utc === "Z") return { day: todayIn(houseZone, new Date(value)), timed: true };
  if (typeof tzid !== "string" || tzid === houseZone) return { day, timed: true };
  const moment = momentOf(`${day}T${time}`, tzid, zones);
  return { day: moment === undefined ? day : todayIn(houseZone, moment), timed: true };
};
