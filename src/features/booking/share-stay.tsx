import { useState } from "react";
import { useSite } from "../../components/layout/site-context";
import { Button } from "../../components/ui/button";
import type { Stay } from "../../lib/booking/engine";
import { type SharingOutcome, saveFile, shareLink } from "../../lib/dom/share-and-save";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { useStayCheck } from "./stay";
import { placeName, shareAddress, staySentence } from "./stay-message";
import * as styles from "./booking-panel.module.css";
import { stayPrice } from "./booking-terms";
import type { Day } from "../../lib/booking/days";

interface ShareStayProps {
  /** Must have both days. */
  readonly stay: Stay;
  readonly terms: Queries.BookingTermsFragment;
}

/**
 * Two buttons: one shares or copies a sentence about the stay with the URL of the page, the other saves the stay as a file for the guest's
 * calendar.
 */
export function ShareStay({ stay, terms }: ShareStayProps) {
  const t = useText();
  const language = useLanguage();
  const site = useSite();
  const { address, contact, suite } = site;
  const brand = placeName(site);
  const check = useStayCheck();
  const [outcome, setOutcome] = useState<SharingOutcome | null>(null);
  const here = () => shareAddress(window.location.origin, window.location.pathname, stay);
  const share = async () => {
    const text = staySentence({ t, language, brand, stay, price: stayPrice(stay, terms, check) });
    setOutcome(null);
    setOutcome(await shareLink({ title: brand, text, url: here() }));
  };
  const save = () => {
    setOutcome(null);
    const { arrival, departure } = stay;
    const notes = [
      t("booking.event.times"),
      t("common.guests", { count: stay.guests }),
      contact.phone.number,
      t("booking.event.note"),
    ];
    const file = stayEventFile({
      arrival,
      departure,
      suite: suite?.slug,
      title: t("booking.event.title", { brand }),
      notes: notes.join("\n"),
      place: [brand, address.street, `${address.postalCode} ${address.city}`, address.country].join(", "),
      url: here(),
      host: window.location.hostname,
      now: new Date(),
    });
    saveFile(`${arrival}.ics`, file, "text/calendar");
  };
  return (
    <div className={styles.share}>
      <Button variant="text" onClick={() => void share()}>
        {t("booking.share.action")}
      </Button>
      <Button variant="text" onClick={save}>
        {t("booking.event.action")}
      </Button>
      <p role="status">
        {outcome === "copied" && t("booking.share.copied")}
        {outcome === "failed" && t("common.copyAddress", { address: here() })}
      </p>
    </div>
  );
}

/** A stay as a calendar file (iCalendar, RFC 5545). */
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
