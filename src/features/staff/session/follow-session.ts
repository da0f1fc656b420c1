/** Keeps the session's state in step with the sign-in service and the team's list. */
import { BackendError } from "../api/backend-error";
import { followSignInLink } from "../api/follow-sign-in-link";
import { findOwnEntry } from "../api/own-entry";
import { signOut } from "../api/sign-out";
import { watchAccount } from "../api/watch-account";
import { forgetLeaving, leftOnPurpose, noteLeaving, saysLeftElsewhere } from "./leaving";
import {
  type Arrival,
  type SignInLink,
  afterLookup,
  afterSecondLook,
  arrivalOf,
  linkOf,
  needsLookup,
  withoutAccount,
} from "./next-session";
import { type Account, sessionStore } from "./session-store";

let following: Promise<() => void> | undefined;
let arrival: Arrival = null;
/** A link whose button has not been pressed: until it is, whoever is signed in here is not asked for. */
let link: SignInLink | null = null;
let present: Account | null = null;

const lookUp = async (account: Account): Promise<void> => {
  try {
    const member = await findOwnEntry(account);
    sessionStore.set(afterLookup(sessionStore.get(), account, member));
  } catch {
    if (sessionStore.get().phase === "starting") sessionStore.set({ phase: "unreachable" });
  }
};

const onAccount = (account: Account | null): void => {
  present = account;
  if (link !== null) return;
  const now = sessionStore.get();
  if (account === null) return sessionStore.set(withoutAccount(now, leftOnPurpose()));
  const chooses = (arrival === "recovery" || arrival === "invitation") && now.phase !== "choosingPassword";
  if (!chooses && !needsLookup(now, account)) return;
  forgetLeaving();
  if (!chooses) return void lookUp(account);
  sessionStore.set({ phase: "choosingPassword", account, invited: arrival === "invitation" });
};

const clearWhatEnded = (event: StorageEvent): void => {
  const now = sessionStore.get();
  if (saysLeftElsewhere(event) && now.phase === "staff" && now.ended) sessionStore.set({ phase: "signedOut" });
};

/** Asks for the button of a link, if the address is one. */
const openLink = (): boolean => {
  link = linkOf(window.location.hash);
  if (link !== null) sessionStore.set({ phase: "linkOpened", type: link.type });
  return link !== null;
};

/** Begins to follow, once. Without a backend the state says so, and calling again tries again. */
export const followSession = (): void => {
  if (following !== undefined) return;
  arrival = arrivalOf(window.location.hash);
  if (!openLink()) sessionStore.set({ phase: "starting" });
  // A link that is opened where a staff page is open already loads no page.
  window.addEventListener("hashchange", openLink);
  window.addEventListener("storage", clearWhatEnded);
  following = watchAccount(onAccount);
  following.catch(() => {
    following = undefined;
    sessionStore.set({ phase: "unreachable" });
  });
};

/** Follows anew after the backend could not be reached. */
export const followAgain = (): void => {
  const before = following;
  following = undefined;
  void before?.then((stop) => stop());
  followSession();
};

/** The token has served: the address, which a reload would read again, and the history forget it. */
const forgetLink = (): void => {
  link = null;
  window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
};

/** The button of a link was pressed. Rejects where pressing it again may help: without an answer, or after too many attempts. */
export const followLink = async (): Promise<void> => {
  if (link === null) return;
  const { type } = link;
  try {
    const account = await followSignInLink(link);
    forgetLink();
    arrival = type === "recovery" ? "recovery" : type === "invite" ? "invitation" : null;
    onAccount(account);
  } catch (error) {
    if (!(error instanceof BackendError) || error.status === 429 || error.status < 400 || error.status >= 500)
      throw error;
    forgetLink();
    arrival = "expired";
    onAccount(present);
  }
};

/** Whether the link that led here had been used already, or was too old. */
export const arrivedTooLate = (): boolean => arrival === "expired";

/** The password is chosen: on to the desks. */
export const passwordChosen = (account: Account): void => {
  arrival = null;
  sessionStore.set({ phase: "starting" });
  void lookUp(account);
};

/** Asks the team's list once more who is at work: since the desk was opened they may have left the team, or got another role. */
export const lookAgain = async (): Promise<void> => {
  const session = sessionStore.get();
  if (session.phase !== "staff" || session.ended) return;
  const { member } = session;
  const found = await findOwnEntry(member).catch(() => member);
  sessionStore.set(afterSecondLook(sessionStore.get(), member, found));
};

/** Leaves on purpose: nothing is kept on the screen, here or in another tab. */
export const leave = async (everywhere: boolean): Promise<void> => {
  noteLeaving();
  await signOut(everywhere);
  sessionStore.set({ phase: "signedOut" });
};
