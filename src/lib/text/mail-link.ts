/** Links that open an email in the visitor's mail program (`mailto:`, RFC 6068). */

/** Optional fields of a mailto link. */
interface MailFields {
  readonly subject?: string;
  readonly body?: string;
}

/**
 * The maximum length of a mailto link, in characters: on some systems, such as Windows, links of more than about 2,000 characters may open
 * nothing. This is the length of the encoded link, in which a Greek letter takes six characters.
 */
export const longestMailLink = 2000;

/** A mailto link. The address may come from a visitor and is encoded, so that it cannot add a field to the link. */
export const mailLink = (email: string, { subject, body }: MailFields = {}): string => {
  const to = encodeURIComponent(email).replaceAll("%40", "@");
  const fields = Object.entries({ subject, body: body?.replaceAll("\n", "\r\n") }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return [`mailto:${to}`, ...(fields.length === 0 ? [] : [fields.join("&")])].join("?");
};
