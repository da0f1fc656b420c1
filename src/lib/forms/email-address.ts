/**
 * The one form in which an email address is stored, searched, counted and compared: lower-case, its domain in Punycode, as mail servers know
 * it. Undefined for a domain that cannot be one.
 */
export const canonicalEmail = (address: string): string | undefined => {
  const at = address.lastIndexOf("@");
  try {
    return `${address.slice(0, at).toLowerCase()}@${new URL(`http://${address.slice(at + 1)}`).hostname}`;
  } catch {
    return undefined;
  }
};
