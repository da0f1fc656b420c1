/** A stay as a file that calendar programs take over (iCalendar, RFC 5545). Pure. */
import type { Day } from "./days.ts";

export interface StayEvent {
  readonly arrival: Day;
  readonly departure: Day;
  /** Name of the entry. */
  readonly title: string;
  /** Times of check-in and check-out, and what else should be at hand; lines are separated by `\n`. */
  readonly notes: string;
  /** Postal address of the house, in one line. */
  readonly place: string;
  /** The page of the stay. */
  readonly url: string;
  /** Host of the site, for a name that no other calendar entry has. */
  readonly host: string;
  /** When the file is made. */
  readonly now: Date;
}

const compact = (day: Day): string => day.replaceAll("-", "");

const escaped = (text: string): string => text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");

/** Lines have at most 75 bytes; the next one goes on after a space. Never in the middle of a letter. */
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

/** The file's text. An entry of whole days: its end, the departure, does not belong to it, as the format has it. */
export const stayEventFile = ({ arrival, departure, title, notes, place, url, host, now }: StayEvent): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//stay//EN`,
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${arrival}-${departure}@${host}`,
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
