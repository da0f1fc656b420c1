/** Who is signed in to the staff pages, as far as this tab knows, and how one state follows from another. The backend's policies decide what anybody may do. */
import { useSyncExternalStore } from "react";
import { createStore } from "../../../lib/external-store";

export type StaffRole = "owner" | "editor";

/** The account that the sign-in service names. */
export interface Account {
  readonly userId: string;
  readonly email: string;
}

/** A member of the team: their row in the table `staff`, and the address of their account. */
export interface Member extends Account {
  readonly name: string;
  readonly role: StaffRole;
}

export type Session =
  | { readonly phase: "starting" }
  /** Who is asking could not be found out: the backend does not answer. */
  | { readonly phase: "unreachable" }
  | { readonly phase: "signedOut" }
  /** The link of an email was opened, and its button not pressed yet. */
  | { readonly phase: "linkOpened"; readonly type: LinkType }
  /** Signed in, but not a member of the team. */
  | { readonly phase: "stranger"; readonly email: string }
  /** The link of an email was followed, to choose a password; `invited` for the first one. */
  | { readonly phase: "choosingPassword"; readonly account: Account; readonly invited: boolean }
  /** At work. `ended`: the session is over, but what stands on the screen stays until the member has signed in again. */
  | { readonly phase: "staff"; readonly member: Member; readonly ended: boolean };

export const sessionStore = createStore<Session>({ phase: "starting" });

/** The session is over without anybody having left: the work stays, and the member is asked to sign in again. */
export const endSession = (): void => {
  const session = sessionStore.get();
  if (session.phase === "staff" && !session.ended) sessionStore.set({ ...session, ended: true });
};

/** Nobody is signed in any more: on purpose, or because the session ended while somebody was at work. */
export const afterSignOut = (now: Session, onPurpose: boolean): Session =>
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
export const afterRefresh = (now: Session, asked: Member, found: Member | null): Session =>
  now.phase === "staff" && !now.ended && now.member.userId === asked.userId ? afterLookup(now, asked, found) : now;

/** What the link of a sign-in email is for, in the sign-in service's words. */
export const linkTypes = ["invite", "recovery", "magiclink", "signup", "email_change"] as const;
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

/** What a link has led to: what the address says when the sign-in service itself has led here, or what a pressed button came to. */
export type Arrival = "recovery" | "invitation" | "expired" | "halfChanged" | null;

/** Reads the part of the address after `#`, where the sign-in service puts its answer. */
export const arrivalOf = (hash: string): Arrival => {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  if (values.has("error") || values.has("error_code")) return "expired";
  if (!values.has("access_token")) return null;
  const type = values.get("type");
  return type === "recovery" ? "recovery" : type === "invite" || type === "signup" ? "invitation" : null;
};

/** The session as it stands. */
export const useSession = (): Session =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.get);

/** The member at work. Throws outside the pages, which only a member sees. */
export const useMember = (): Member => {
  const session = useSession();
  if (session.phase !== "staff") throw new Error("A staff page is shown to members of the team only.");
  return session.member;
};
