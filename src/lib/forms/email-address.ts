/**
 * The canonical form of an email address, in which it is stored, searched, counted and compared: lower-case, with the
 * domain in Punycode, as mail servers use it. Undefined without an @ or with a domain that is not valid.
 */
export const canonicalEmail = (address: string): string | undefined => {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  // A URL may continue after its domain.
  if (at === -1 || /[/?#:\\]/.test(domain)) return undefined;
  try {
    return `${address.slice(0, at).toLowerCase()}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return undefined;
  }
};
