/** The caller, as far as rate limits need it: a salted code of the address, never the address. */
import { saltedCode } from "./digest.ts";

/**
 * The address that the platform saw. Its edge sets `cf-connecting-ip` itself; a visitor could forge the first entry of `x-forwarded-for`,
 * which therefore counts only where there is no edge (the embedded backend sets it alone).
 */
export const addressOf = (request: Request): string =>
  request.headers.get("cf-connecting-ip") ??
  (request.headers.get("x-forwarded-for")?.split(",")[0]?.trim() || "unknown");

/** The eight groups of an IPv6 address, or undefined for another kind of address. */
const groupsOf = (address: string): number[] | undefined => {
  if (!address.includes(":") || address.startsWith("::ffff:")) return undefined;
  const [head = "", tail = ""] = address.split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === "" ? [] : tail.split(":");
  const missing = address.includes("::") ? Math.max(0, 8 - front.length - back.length) : 0;
  return [...front, ...Array<string>(missing).fill("0"), ...back].map((group) => Number.parseInt(group, 16) || 0);
};

const hex = (number: number): string => number.toString(16);

/**
 * The visitor's own network and those around it, the narrowest first. Of IPv6 a device has a /64, a home mostly a /56, a business a /48; of
 * IPv4 a home has one address, and whoever rents servers many of a /24.
 */
export const networksOf = (address: string): readonly [string, ...string[]] => {
  const groups = groupsOf(address);
  if (groups === undefined) {
    const own = address.replace("::ffff:", "");
    const parts = own.split(".");
    return parts.length === 4 ? [own, `${parts.slice(0, 3).join(".")}.0/24`] : [own];
  }
  const [a = 0, b = 0, c = 0, d = 0] = groups;
  const site = [a, b, c].map(hex).join(":");
  return [`${site}:${hex(d)}::/64`, `${site}:${hex(d & 0xff00)}::/56`, `${site}::/48`];
};

/** A salted code of the visitor's own network. */
export const visitorCode = (request: Request, salt: string): Promise<string> =>
  saltedCode(salt, `address ${networksOf(addressOf(request))[0]}`);

/** Salted codes of the visitor's networks, the narrowest first. */
export const visitorCodes = (request: Request, salt: string): Promise<string[]> =>
  Promise.all(networksOf(addressOf(request)).map((network) => saltedCode(salt, `address ${network}`)));

/** Google's mailboxes are the same with and without dots, under both of its domains. */
const googleDomains = new Set(["gmail.com", "googlemail.com"]);

/** The mailbox that an address in its canonical form leads to: `ann+1@…` and `ann+2@…` share one. For counting only. */
const mailboxOf = (email: string): string => {
  const [name = "", domain = ""] = email.split("@");
  const plain = name.split("+")[0] ?? "";
  return googleDomains.has(domain) ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${domain}`;
};

/** The same for the mailbox written to, so that nobody can have us flood a stranger. */
export const recipientCode = (email: string, salt: string): Promise<string> =>
  saltedCode(salt, `email ${mailboxOf(email)}`);
