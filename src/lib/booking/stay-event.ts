/** A stay as a calendar file (iCalendar, RFC 5545). Pure function. */
import type { Day } from "./days.ts";

interface StayEvent {
  readonly arrival: Day;
  readonly departure: Day;
  /** Id of the suite, in a house with several. */
  readonly suite?: string | undefined;
  /** Title of the event. */
  readonly title: string;
  /** Check-in and check-out times and other useful facts; lines are separated by `\n`. */
  readonly notes: string;
  /** Postal address of the house, in one line. */
  readonly place: string;
  /** The page of the stay. */
  readonly url: string;
  /** Host of the site, which makes the event's id unique. */
  readonly host: string;
  /** When the file is created. */
  readonly now: Date;
}

const compact = (day: Day): string => day.replaceAll("-", "");

const escaped = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");

/** Splits lines at 75 bytes, never within a character; continuation lines start with a space. */
const fold = (line: string): string => {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = "";
  let length = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (length + size > 75) {
      parts.push(part);
      part = " ";
      length = 1;
    }
    part += letter;
    length += size;
  }
  return [...parts, part].join("\r\n");
};

/** The text of the file. An all-day event; its end, the day of departure, is exclusive in iCalendar. */
export const stayEventFile = ({ arrival, departure, suite, title, notes, place, url, host, now }: StayEvent): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//stay//EN`,
    "BEGIN:VEVENT",
    `UID:${[arrival, departure, ...(suite === undefined ? [] : [suite])].join("-")}@${host}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${compact(arrival)}`,
    `DTEND;VALUE=DATE:${compact(departure)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(notes)}`,
    `LOCATION:${escaped(place)}`,
    `URL:${url}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(fold)
    .join("\r\n");
