/** Converts dates and times of calendar events to days in the property's time zone. Pure functions. */
import ICAL from "ical.js";
import * as v from "valibot";
import { type Day, isDay, todayIn } from "../../../../src/lib/booking/days.ts";

/** A property in the parser's format: name, parameters, type, values. */
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

/** Time zones that the file itself defines, by name. */
export type FileZones = ReadonlyMap<string, ICAL.Timezone>;

/** The day of a start or end in the property's time zone, and whether the value includes a time. */
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

/** Converts a local time to a Date: reads it as UTC, then subtracts the zone's offset at that time. */
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
 * The day of a `DTSTART`, `DTEND` or similar value in `houseZone`. A time without a zone, or with an unknown one, is read as local time in
 * `houseZone`. Undefined if the value is not a valid day.
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
