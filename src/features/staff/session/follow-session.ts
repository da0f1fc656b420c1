/** Keeps the session's state in step with the sign-in service and the team's list. */
import { findOwnEntry } from "../api/own-entry";
import { signOut } from "../api/sign-out";
import { watchAccount } from "../api/watch-account";
import { forgetLeaving, leftOnPurpose, noteLeaving, saysLeftElsewhere } from "./leaving";
import { type Arrival, afterLookup, afterSecondLook, arrivalOf, needsLookup, withoutAccount } from "./next-session";
import { type Account, sessionStore } from "./session-store";

let following: Promise<() => void> | undefined;
let arrival: Arrival = null;

const lookUp = async (account: Account): Promise<void> => {
  try {
    const member = await findOwnEntry(account);
    sessionStore.set(afterLookup(sessionStore.get(), account, member));
  } catch {
    if (sessionStore.get().phase === "starting") sessionStore.set({ phase: "unreachable" });
  }
};

const onAccount = (account: Account | null): void => {
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

/** Begins to follow, once. Without a backend the state says so, and calling again tries again. */
export const followSession = (): void => {
  if (following !== undefined) return;
  arrival = arrivalOf(window.location.hash);
  sessionStore.set({ phase: "starting" });
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
