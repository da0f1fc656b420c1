/** Links for telephone numbers and email addresses, also for those within a text. */

/**
 * The number without spaces and hyphens, the form that is dialled: `+302310222324` for `+30 2310 222 324`. The content has the readable form,
 * with no-break spaces after the build.
 */
export const dialledNumber = (number: string): string => number.replace(/[\s-]/g, "");

/** The link that calls a number. */
export const telephoneLink = (number: string): string => `tel:${dialledNumber(number)}`;

/** Email addresses and international telephone numbers, in the format that texts use. */
const ways = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d\s-]{7,}\d)/;

/** A part of a text. `link` is the URL that writes to an email address or calls a number; other parts have none. */
interface TextPart {
  readonly text: string;
  readonly link?: string;
}

/** The text in parts: every email address and international telephone number is a part with a link. */
export const splitContacts = (text: string): readonly TextPart[] =>
  text
    .split(ways)
    .map((part, index) =>
      index % 2 === 0
        ? { text: part }
        : { text: part, link: part.includes("@") ? `mailto:${part}` : telephoneLink(part) },
    )
    .filter(({ text }) => text !== "");
