/** How one state of the session follows from another. Pure. */
import type { Account, Member, Session } from "./session-store";

/** Nobody is signed in any more: on purpose, or because the session ended while somebody was at work. */
export const withoutAccount = (now: Session, onPurpose: boolean): Session =>
  now.phase === "staff" && !onPurpose ? { ...now, ended: true } : { phase: "signedOut" };

/** Whether the team's list has to be asked who an account is. */
export const needsLookup = (now: Session, account: Account): boolean => {
  if (now.phase === "choosingPassword") return false;
  return !(now.phase === "staff" && !now.ended && now.member.userId === account.userId);
};

/** What the team's list said about an account: a member, or null for a stranger. */
export const afterLookup = (now: Session, account: Account, member: Member | null): Session => {
  if (now.phase === "choosingPassword") return now;
  return member === null ? { phase: "stranger", email: account.email } : { phase: "staff", member, ended: false };
};

/** What the team's list said about a member who was already at work; meanwhile somebody else may be there, or nobody. */
export const afterSecondLook = (now: Session, asked: Member, found: Member | null): Session =>
  now.phase === "staff" && !now.ended && now.member.userId === asked.userId ? afterLookup(now, asked, found) : now;

/** What the link of a sign-in email is for, in the sign-in service's words. */
export const linkTypes = ["invite", "recovery", "magiclink"] as const;
export type LinkType = (typeof linkTypes)[number];

/** The link of a sign-in email, which nobody has used yet. */
export interface SignInLink {
  readonly type: LinkType;
  readonly tokenHash: string;
}

/** Reads such a link from the part of the address after `#`; null where there is none. */
export const linkOf = (hash: string): SignInLink | null => {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  const tokenHash = values.get("token_hash");
  const type = linkTypes.find((known) => known === values.get("type"));
  return tokenHash && type !== undefined ? { type, tokenHash } : null;
};

/** What the address says when the sign-in service itself has led here. */
export type Arrival = "recovery" | "invitation" | "expired" | null;

/** Reads the part of the address after `#`, where the sign-in service puts its answer. */
export const arrivalOf = (hash: string): Arrival => {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  if (values.has("error") || values.has("error_code")) return "expired";
  if (!values.has("access_token")) return null;
  const type = values.get("type");
  return type === "recovery" ? "recovery" : type === "invite" || type === "signup" ? "invitation" : null;
};
