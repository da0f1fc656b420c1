const ascii = /^[\x21-\x7e]+$/;

/** The address as mail servers know it, a domain in other letters in its Punycode; undefined for one that providers refuse. */
export const asciiAddress = (address: string): string | undefined => {
  if (ascii.test(address)) return address;
  const at = address.lastIndexOf("@");
  const site = `http://${address.slice(at + 1)}`;
  const known = URL.canParse(site) ? `${address.slice(0, at + 1)}${new URL(site).hostname}` : address;
  return ascii.test(known) ? known : undefined;
};
