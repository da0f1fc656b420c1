/** Who is calling: the role of a member of staff, the schedule, and salted hashes for rate limits. */
import { Failure } from "./answer.ts";
import { keyedHash, sameSecret } from "./digest.ts";
import type { Services } from "./endpoint.ts";

/** The authorization header, or undefined if it is missing or has only the public key, which the site sends for visitors. */
const sessionOf = (request: Request, { environment }: Services): string | undefined => {
  const authorization = request.headers.get("authorization");
  return authorization === null || authorization === `Bearer ${environment.publicKey}` ? undefined : authorization;
};

/** The caller's role, or undefined without a session or a role. Throws `not_signed_in` for a session that has expired or is invalid. */
export const staffRoleOf = async (request: Request, services: Services): Promise<"owner" | "editor" | undefined> => {
  const authorization = sessionOf(request, services);
  if (authorization === undefined) return undefined;
  const role = await services.database.call("current_staff_role", {}, { authorization });
  return role === "owner" || role === "editor" ? role : undefined;
};

/** Throws `not_signed_in` or `not_allowed` unless a member of staff is calling. */
export const requireStaff = async (request: Request, services: Services): Promise<"owner" | "editor"> => {
  if (sessionOf(request, services) === undefined) throw new Failure("not_signed_in");
  const role = await staffRoleOf(request, services);
  if (role === undefined) throw new Failure("not_allowed");
  return role;
};

/** Throws `not_configured`, `not_signed_in` or `not_allowed` unless the caller sends the maintenance secret, as the schedule does. */
export const requireSchedule = async (request: Request, { environment }: Services): Promise<void> => {
  const secret = request.headers.get("x-maintenance-secret");
  if (environment.maintenanceSecret === undefined) throw new Failure("not_configured");
  if (secret === null) throw new Failure("not_signed_in");
  if (!(await sameSecret(secret, environment.maintenanceSecret))) throw new Failure("not_allowed");
};

/**
 * The IP address of the caller. The platform's edge sets `cf-connecting-ip`. The first entry of `x-forwarded-for` can be forged by a visitor
 * and is used only without an edge: the embedded backend sets this header itself.
 */
const addressOf = (request: Request): string =>
  request.headers.get("cf-connecting-ip") ??
  (request.headers.get("x-forwarded-for")?.split(",")[0]?.trim() || "unknown");

/** The eight groups of an IPv6 address, or undefined for an IPv4 address, also if it is written as IPv6 (`::ffff:192.0.2.7`). */
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
 * The networks of an IP address, narrowest first. For IPv6: /64 (a device), /56 (mostly a home) and /48 (a business). For IPv4: the address
 * itself (a home) and /24 (often rented servers).
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

/** A salted hash of the visitor's home: for IPv6 its /56, because a home can have 256 networks; for IPv4 the address itself. */
export const visitorCode = (request: Request, salt: string): Promise<string> => {
  const [own, home = own] = networksOf(addressOf(request));
  return keyedHash(salt, `address ${own.endsWith("/64") ? home : own}`);
};

/** Salted hashes of the visitor's networks, narrowest first. */
export const visitorCodes = (request: Request, salt: string): Promise<string[]> =>
  Promise.all(networksOf(addressOf(request)).map((network) => keyedHash(salt, `address ${network}`)));

/** Google ignores dots in mailbox names, and both domains belong to the same mailbox. */
const googleDomains = new Set(["gmail.com", "googlemail.com"]);

/** The mailbox of a canonical email address: `ann+1@…` and `ann+2@…` have the same one. Only for counting. */
const mailboxOf = (email: string): string => {
  const [name = "", domain = ""] = email.split("@");
  const plain = name.split("+")[0] ?? "";
  return googleDomains.has(domain) ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${domain}`;
};

/** A salted hash of the recipient's mailbox, so that the forms cannot be used to flood a stranger. */
export const recipientCode = (email: string, salt: string): Promise<string> =>
  keyedHash(salt, `email ${mailboxOf(email)}`);
