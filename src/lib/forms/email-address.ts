/**
 * The canonical form of an email address, in which it is stored, searched, counted and compared: lower-case, with the
 * domain in Punycode, as mail servers use it. Undefined without an @ or with a domain that is not valid.
 */
export const canonicalEmail = (address: string): string | undefined => {
  const at = address.lastIndexOf("@");
  if (at === -1) return undefined;
  try {
    return `${address.slice(0, at).toLowerCase()}@${new URL(`http://${address.slice(at + 1)}`).hostname}`;
  } catch {
    return undefined;
  }
};
