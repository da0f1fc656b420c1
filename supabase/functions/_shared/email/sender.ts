/** The From line of an email. */

/** A display name and an address as the From line of an email. A name with special characters is quoted (RFC 5322). */
export const sender = (name: string, address: string): string =>
  `${/[^\p{L}\p{N} '’–-]/u.test(name) ? `"${name.replace(/["\\]/g, "\\$&")}"` : name} <${address}>`;
