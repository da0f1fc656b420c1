/** The text of a calendar feed, with known mistakes of real feeds corrected before it is parsed. Pure. */

/** Why a feed is refused as a whole; the last good reading stays in use. */
export type RefusalReason = "notCalendar" | "cut" | "tooLarge" | "unreadable";

export class FeedRefused extends Error {
  override readonly name = "FeedRefused";
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(`The calendar was refused: ${reason}.`);
    this.reason = reason;
  }
}

const lineFeed = 10;
const carriageReturn = 13;

const isSpace = (byte: number | undefined): boolean => byte === 32 || byte === 9;

/** Joins folded lines. Done on bytes: a fold may split a character. */
const unfold = (bytes: Uint8Array): Uint8Array => {
  const unfolded = new Uint8Array(bytes.length);
  let length = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte === carriageReturn && bytes[index + 1] === lineFeed && isSpace(bytes[index + 2])) index += 2;
    else if (byte === lineFeed && isSpace(bytes[index + 1])) index += 1;
    else {
      unfolded[length] = byte;
      length += 1;
    }
  }
  return unfolded.subarray(0, length);
};

const property = /^[A-Za-z0-9-]+(?:;[^:;="]+=(?:"[^"]*"|[^";:]*)(?:,(?:"[^"]*"|[^";:,]*))*)*:/;
const dayWithHyphens = /^((?:DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)[^:]*:)(\d{4})-(\d{2})-(\d{2})$/i;
const dayWithoutType = /^(DTSTART|DTEND)((?:;[^:]*)?):(\d{8})$/i;

/** A day in the standard form: hyphens are removed, and a value of eight digits is a day even without its type. */
const mendDay = (line: string): string => {
  const plain = line.replace(dayWithHyphens, "$1$2$3$4");
  return plain.replace(dayWithoutType, (whole, name: string, parameters: string, day: string) =>
    /;VALUE=DATE(?:;|$)/i.test(parameters) ? whole : `${name};VALUE=DATE:${day}`,
  );
};

export interface FeedText {
  readonly text: string;
  /** Lines that were no property and were left out. */
  readonly brokenLines: number;
}

/** Throws `FeedRefused` where the bytes are no calendar (a sign-in page, say) or end before it does. */
export const readFeedText = (bytes: Uint8Array): FeedText => {
  const decoded = new TextDecoder("utf-8").decode(unfold(bytes)).trim();
  if (!/^BEGIN:VCALENDAR\s/i.test(decoded)) throw new FeedRefused("notCalendar");
  if (!/\nEND:VCALENDAR$/i.test(decoded)) throw new FeedRefused("cut");
  const lines: string[] = [];
  let brokenLines = 0;
  let open = 0;
  for (const raw of decoded.split(/\r\n|\n|\r/)) {
    const line = raw.trimEnd();
    if (line === "") continue;
    if (!property.test(line)) {
      brokenLines += 1;
      continue;
    }
    if (/^BEGIN:/i.test(line)) open += 1;
    else if (/^END:/i.test(line)) open -= 1;
    lines.push(mendDay(line));
  }
  if (open !== 0) throw new FeedRefused("cut");
  return { text: lines.join("\r\n"), brokenLines };
};
