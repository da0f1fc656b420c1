/** Who is signed in to the staff pages, as far as this tab knows. The backend's policies decide what anybody may do. */
import { createStore } from "../../../lib/external-store";
import type { LinkType } from "./next-session";

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
