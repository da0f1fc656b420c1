/** Prepares the text of a calendar feed for the parser and corrects known errors of real feeds. Pure functions. */

/** Reasons to reject a whole feed. The nights of the last successful reading are then kept. */
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

/** Joins folded lines. Works on bytes, because a fold can split a character. */
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

// Unquoted values exclude the comma, so that a line can match in only one way. Otherwise the pattern would backtrack exponentially on a
// line with many commas.
const property = /^[A-Za-z0-9-]+(?:;[^:;="]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*:/;
const daysWithHyphens =
  /^((?:DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)[^:]*:)(\d{4}-\d{2}-\d{2}(?:,\d{4}-\d{2}-\d{2})*)$/i;
const daysWithoutType = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)((?:;[^:]*)?):(\d{8}(?:,\d{8})*)$/i;

/** Corrects dates to the standard form: removes hyphens, and marks values of eight digits as dates. */
const normaliseDays = (line: string): string => {
  const plain = line.replace(daysWithHyphens, (_, start: string, days: string) => start + days.replaceAll("-", ""));
  return plain.replace(daysWithoutType, (whole, name: string, parameters: string, days: string) =>
    /;VALUE=DATE(?:;|$)/i.test(parameters)
      ? whole
      : `${name}${parameters.replace(/;VALUE=[^;]*/i, "")};VALUE=DATE:${days}`,
  );
};

interface FeedText {
  readonly text: string;
  /** Number of lines that were skipped because they are not properties. */
  readonly brokenLines: number;
}

/** Throws `FeedRefused` if the bytes are not a calendar (for example a sign-in page) or are incomplete. */
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
    lines.push(normaliseDays(line));
  }
  if (open !== 0) throw new FeedRefused("cut");
  return { text: lines.join("\r\n"), brokenLines };
};
