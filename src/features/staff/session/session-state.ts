/** The session of the staff pages in this tab and its transitions. What a member may do is decided by the policies of the backend. */
import { useSyncExternalStore } from "react";
import { createStore } from "../../../lib/external-store";

export const staffRoles = ["owner", "editor"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** An account of the sign-in service. */
export interface Account {
  readonly userId: string;
  readonly email: string;
}

/** A member of the team: their row in the table `staff` and the email address of their account. */
export interface Member extends Account {
  readonly name: string;
  readonly role: StaffRole;
}

export type Session =
  | { readonly phase: "starting" }
  /** The signed-in member could not be looked up. `unreachable`: because the backend does not answer. */
  | { readonly phase: "failed"; readonly unreachable: boolean }
  | { readonly phase: "signedOut" }
  /** The link of an email was opened, but the button that redeems the link has not been pressed yet. */
  | { readonly phase: "linkOpened"; readonly type: LinkType }
  /** Signed in, but not a member of the team. */
  | { readonly phase: "stranger"; readonly email: string }
  /** The link of an email was redeemed to choose a password. `invited`: it is the first password of the account. */
  | { readonly phase: "choosingPassword"; readonly account: Account; readonly invited: boolean }
  /** A member is signed in. `ended`: the session has expired; the page stays open, so that the member can sign in again and go on. */
  | { readonly phase: "staff"; readonly member: Member; readonly ended: boolean };

export const sessionStore = createStore<Session>({ phase: "starting" });

/** User id of the signed-in member, also when the session has expired; undefined if nobody is signed in. */
export const memberIdOf = (session: Session): string | undefined =>
  session.phase === "staff" ? session.member.userId : undefined;

/** Marks the session as expired. The page stays open and asks the member to sign in again. */
export const endSession = (): void => {
  const session = sessionStore.get();
  if (session.phase === "staff" && !session.ended) sessionStore.set({ ...session, ended: true });
};

/**
 * Whether a member is signed in and the session is no longer `before`, as after another sign-in. A request that was refused in the session
 * `before` can then be repeated.
 */
export const hasNewSession = (before: Session): boolean => {
  const now = sessionStore.get();
  return now !== before && now.phase === "staff" && !now.ended;
};

/** The state when nobody is signed in any more, because the member signed out (`onPurpose`) or the session expired. */
export const afterSignOut = (now: Session, onPurpose: boolean): Session =>
  now.phase === "staff" && !onPurpose ? { ...now, ended: true } : { phase: "signedOut" };

/** Whether the member of an account has to be looked up. */
export const needsLookup = (now: Session, account: Account): boolean => {
  if (now.phase === "choosingPassword") return false;
  return !(now.phase === "staff" && !now.ended && now.member.userId === account.userId);
};

/** The state after the lookup of an account. `member` is null if the account is not in the team. */
export const afterLookup = (now: Session, account: Account, member: Member | null): Session => {
  if (now.phase === "choosingPassword") return now;
  return member === null ? { phase: "stranger", email: account.email } : { phase: "staff", member, ended: false };
};

/** The state after another lookup of a signed-in member: unchanged if somebody else or nobody is signed in by then. */
export const afterRefresh = (now: Session, member: Member, found: Member | null): Session =>
  now.phase === "staff" && !now.ended && now.member.userId === member.userId ? afterLookup(now, member, found) : now;

/** Types of links in sign-in emails, as named by the sign-in service. */
const linkTypes = ["invite", "recovery", "magiclink", "signup", "email_change"] as const;
export type LinkType = (typeof linkTypes)[number];

/** The link of a sign-in email that has not been redeemed. */
export interface SignInLink {
  readonly type: LinkType;
  readonly tokenHash: string;
}

/** Reads a link from the fragment of the URL; null if there is none. */
export const linkOf = (hash: string): SignInLink | null => {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  const tokenHash = values.get("token_hash");
  const type = linkTypes.find((known) => known === values.get("type"));
  return tokenHash && type !== undefined ? { type, tokenHash } : null;
};

/** The result of the button that redeems a link; null if no link was redeemed, or if the link only signed somebody in. */
export type LinkResult = "recovery" | "invitation" | "expired" | "halfChanged" | null;

/** The current session. */
export const useSession = (): Session =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.get);

/** The signed-in member. Throws outside the pages for members. */
export const useMember = (): Member => {
  const session = useSession();
  if (session.phase !== "staff") throw new Error("A staff page is shown to members of the team only.");
  return session.member;
};
