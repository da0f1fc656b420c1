/** Converts dates and times of calendar events to days in the house's time zone. A “property” is a line of a calendar entry. */
import ICAL from "ical.js";
import * as v from "valibot";
import { type Day, addDays, isDay } from "../../../../src/lib/booking/days.ts";
import { type FileZones, offsetAt } from "./file-zones.ts";

/** The house's time zone, and which nights are read. */
export interface FeedScope {
  /** IANA name of the house's time zone. */
  readonly zone: string;
  readonly today: Day;
  /** This day and later ones are ignored. */
  readonly horizon: Day;
}

/** A property of a calendar entry in the parser's format: name, parameters, type, values. */
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

export const findProperty = (properties: readonly Property[], name: string): Property | undefined =>
  properties.find((property) => property.name === name);

/** The text of a property's first value; empty if there is none. */
export const textOf = (properties: readonly Property[], name: string): string => {
  const value = findProperty(properties, name)?.values[0];
  return typeof value === "string" ? value : "";
};

/** A start or end in the house's time zone: its day, and the whole value, which may include a time: `2026-12-04T15:00:00`. */
export interface EventDay {
  readonly day: Day;
  readonly local: string;
  readonly timed: boolean;
}

const wallTime = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(Z?)$/;

const formatters = new Map<string, Intl.DateTimeFormat | undefined>();
/** The greatest number of time zones in a file. A time in a further zone is read like one in an unknown zone. */
const maxZones = 100;

/** A formatter of local times as `2026-12-04 15:00:00`, or undefined for an unknown zone. */
const createFormatter = (timeZone: string): Intl.DateTimeFormat | undefined => {
  try {
    return new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone });
  } catch {
    return undefined;
  }
};

/** The formatter of a zone. Formatters are cached, because a file can contain thousands of times and creating a formatter is slow. */
const formatterOf = (zone: string): Intl.DateTimeFormat | undefined => {
  if (!formatters.has(zone) && formatters.size < maxZones) formatters.set(zone, createFormatter(zone));
  return formatters.get(zone);
};

/** Call this before a file is read: it forgets the zones of the previous file. The house's zone is always known. */
export const forgetZones = (houseZone: string): void => {
  formatters.clear();
  formatterOf(houseZone);
};

const wallAt = (moment: Date, zone: string): string | undefined =>
  Number.isNaN(moment.getTime()) ? undefined : formatterOf(zone)?.format(moment).replace(" ", "T");

/** Converts a local time to a Date: reads it as UTC, then subtracts the zone's offset at that time. */
const momentIn = (formatter: Intl.DateTimeFormat, wall: string): Date => {
  const guess = Date.parse(`${wall}Z`);
  const shown = formatter.format(guess).replace(" ", "T");
  return new Date(guess - (Date.parse(`${shown}Z`) - guess));
};

const momentOf = (wall: string, tzid: string, zones: FileZones): Date | undefined => {
  const formatter = formatterOf(tzid);
  if (formatter !== undefined) return momentIn(formatter, wall);
  const offset = offsetAt(zones.get(tzid), wall);
  return offset === undefined ? undefined : new Date(Date.parse(`${wall}Z`) - offset);
};

const dayOf = (
  value: unknown,
  parameters: Property["parameters"],
  houseZone: string,
  zones: FileZones,
): EventDay | undefined => {
  if (typeof value !== "string") return undefined;
  if (isDay(value)) return { day: value, local: value, timed: false };
  const [, day, time, utc] = wallTime.exec(value) ?? [];
  if (!isDay(day) || time === undefined) return undefined;
  const { tzid } = parameters;
  const wall = `${day}T${time}`;
  const isLocal = utc !== "Z" && (typeof tzid !== "string" || tzid === houseZone);
  const moment = isLocal ? undefined : utc === "Z" ? new Date(value) : momentOf(wall, String(tzid), zones);
  const local = moment === undefined ? wall : wallAt(moment, houseZone);
  return local === undefined ? undefined : { day: local.slice(0, 10), local, timed: true };
};

/**
 * The day of each value of a `DTSTART`, `EXDATE` or similar property in `houseZone`; of a period, the day of its start. A time without a
 * zone, or with an unknown one, is read as local time in `houseZone`. Undefined for a value that is not a valid day.
 */
export const eventDays = (
  { parameters, values }: Property,
  houseZone: string,
  zones: FileZones,
): (EventDay | undefined)[] =>
  values.map((value: unknown) => dayOf(Array.isArray(value) ? value[0] : value, parameters, houseZone, zones));

/** The day of a property's first value. */
export const eventDay = (property: Property, houseZone: string, zones: FileZones): EventDay | undefined =>
  eventDays(property, houseZone, zones)[0];

/**
 * The end of an occurrence that begins at `start`, a value of `property`, and lasts for `duration`, such as `P3DT20H`. Weeks and days are
 * counted in the calendar of the start's zone, where a day can have 23 or 25 hours; hours, minutes and seconds are exact (RFC 5545, 3.3.6).
 */
export const eventEnd = (
  { parameters }: Property,
  start: unknown,
  duration: string,
  houseZone: string,
  zones: FileZones,
): EventDay | undefined => {
  if (typeof start !== "string") return undefined;
  const { weeks, days, hours, minutes, seconds, isNegative } = ICAL.Duration.fromString(duration);
  const sign = isNegative ? -1 : 1;
  const lastDay = addDays(start.slice(0, 10), sign * (weeks * 7 + days));
  const from = dayOf(`${lastDay}${start.slice(10)}`, parameters, houseZone, zones);
  const restSeconds = sign * ((hours * 60 + minutes) * 60 + seconds);
  if (from === undefined || restSeconds === 0) return from;
  // If the start has no time, the hours, minutes and seconds of the duration are rounded down to whole days.
  if (!from.timed) return { ...from, day: addDays(from.day, Math.floor(restSeconds / 86_400)) };
  const formatter = formatterOf(houseZone);
  const local =
    formatter && wallAt(new Date(momentIn(formatter, from.local).getTime() + restSeconds * 1000), houseZone);
  return local === undefined ? undefined : { day: local.slice(0, 10), local, timed: true };
};
