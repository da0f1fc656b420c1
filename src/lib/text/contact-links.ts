/** Links for telephone numbers and email addresses, also for those within a text. */

/**
 * The number without spaces and hyphens, the form that is dialled: `+302310222324` for `+30 2310 222 324`. The content has the readable form,
 * with no-break spaces after the build.
 */
export const dialledNumber = (number: string): string => number.replace(/[\s-]/g, "");

/** The link that calls a number. */
export const telephoneLink = (number: string): string => `tel:${dialledNumber(number)}`;

/** Optional fields of a mailto link. */
interface Letter {
  readonly subject?: string;
  readonly body?: string;
}

/**
 * The maximum length of a mailto link, in characters: on some systems, such as Windows, links of more than about 2,000 characters may open
 * nothing. This is the length of the encoded link, in which a Greek letter takes six characters.
 */
export const longestMailLink = 2000;

/** A link that opens an email in the visitor's mail program (`mailto:`, RFC 6068). The address may come from a visitor and is encoded, so that it cannot add a field to the link. */
export const mailLink = (email: string, { subject, body }: Letter = {}): string => {
  const to = encodeURIComponent(email).replaceAll("%40", "@");
  const fields = Object.entries({ subject, body: body?.replaceAll("\n", "\r\n") }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return [`mailto:${to}`, ...(fields.length === 0 ? [] : [fields.join("&")])].join("?");
};

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
