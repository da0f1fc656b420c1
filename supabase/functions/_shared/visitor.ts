/** Who is asking, as far as rate limits need to know: a salted code of the address, never the address. */
import { saltedCode } from "./digest.ts";

/**
 * The address that the platform saw. Its edge writes `cf-connecting-ip` itself; the first entry of `x-forwarded-for` could
 * be the visitor's own invention, and counts only where there is no edge (the embedded backend writes it alone).
 */
export const addressOf = (request: Request): string =>
  request.headers.get("cf-connecting-ip") ??
  (request.headers.get("x-forwarded-for")?.split(",")[0]?.trim() || "unknown");

/** IPv6 visitors own a whole /64: they count as one. */
export const networkOf = (address: string): string => {
  if (!address.includes(":") || address.startsWith("::ffff:")) return address.replace("::ffff:", "");
  const [head = "", tail = ""] = address.split("::");
  const front = head === "" ? [] : head.split(":");
  const missing = Math.max(0, 8 - front.length - (tail === "" ? 0 : tail.split(":").length));
  const groups = address.includes("::") ? [...front, ...Array<string>(missing).fill("0"), ...tail.split(":")] : front;
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
};

export const visitorCode = (request: Request, salt: string): Promise<string> =>
  saltedCode(salt, `address ${networkOf(addressOf(request))}`);

/** The same for the person written to, so that nobody can have us flood a stranger: `ann+1@…` and `ann+2@…` share a mailbox. */
export const recipientCode = (email: string, salt: string): Promise<string> =>
  saltedCode(salt, `email ${email.toLowerCase().replace(/\+[^@]*(?=@)/, "")}`);
