/** Keeps the session's state in step with the sign-in service, the team's list and other tabs. */
import type { TextKey } from "../../../lib/i18n/keys";
import { showToast } from "../../../lib/notifications/toast-store";
import { readStored, removeStored, writeStored } from "../../../lib/storage";
import { signOut, verifySignInLink, watchAccount } from "../api/account";
import { BackendError } from "../api/backend-error";
import { findOwnMember } from "../api/team";
import {
  type Account,
  type Arrival,
  type SignInLink,
  afterLookup,
  afterRefresh,
  afterSignOut,
  arrivalOf,
  linkOf,
  needsLookup,
  sessionStore,
} from "./session-state";

const key = "staff-left";

export const markLoggedOut = (): void => void writeStored(key, "1");
export const wasLoggedOut = (): boolean => readStored(key) !== null;

/** Whether it is the note of another tab that arrives: the news that the session is over may have been quicker. */
export const isLogOutElsewhere = ({ key: changed, newValue }: StorageEvent): boolean =>
  changed === key && newValue !== null;

/** Somebody comes in: however the next session ends, it is not this leaving. */
export const clearLoggedOut = (): void => removeStored(key);

let watching: Promise<() => void> | undefined;
let arrival: Arrival = null;
/** A link whose button has not been pressed: until it is, whoever is signed in here is not asked for. */
let link: SignInLink | null = null;
let currentAccount: Account | null = null;

const lookUp = async (account: Account): Promise<void> => {
  try {
    const member = await findOwnMember(account);
    sessionStore.set(afterLookup(sessionStore.get(), account, member));
  } catch {
    if (sessionStore.get().phase === "starting") sessionStore.set({ phase: "unreachable" });
  }
};

const onAccount = (account: Account | null): void => {
  currentAccount = account;
  if (link !== null) return;
  const now = sessionStore.get();
  if (account === null) return sessionStore.set(afterSignOut(now, wasLoggedOut()));
  const chooses = (arrival === "recovery" || arrival === "invitation") && now.phase !== "choosingPassword";
  if (!chooses && !needsLookup(now, account)) return;
  clearLoggedOut();
  if (!chooses) return void lookUp(account);
  sessionStore.set({ phase: "choosingPassword", account, invited: arrival === "invitation" });
};

const clearEndedSession = (event: StorageEvent): void => {
  const now = sessionStore.get();
  if (isLogOutElsewhere(event) && now.phase === "staff" && now.ended) sessionStore.set({ phase: "signedOut" });
};

/** Asks for the button of a link, if the address is one. */
const openLink = (): boolean => {
  link = linkOf(window.location.hash);
  if (link !== null) sessionStore.set({ phase: "linkOpened", type: link.type });
  return link !== null;
};

/** Begins to follow, once. Without a backend the state says so, and calling again tries again. */
export const watchSession = (): void => {
  if (watching !== undefined) return;
  arrival = arrivalOf(window.location.hash);
  if (!openLink()) sessionStore.set({ phase: "starting" });
  // A link that is opened where a staff page is open already loads no page.
  window.addEventListener("hashchange", openLink);
  window.addEventListener("storage", clearEndedSession);
  watching = watchAccount(onAccount);
  watching.catch(() => {
    watching = undefined;
    sessionStore.set({ phase: "unreachable" });
  });
};

/** Follows again after the backend could not be reached. */
export const retrySession = (): void => {
  const before = watching;
  watching = undefined;
  void before?.then((stop) => stop());
  watchSession();
};

/** The token has served: the address, which a reload would read again, and the history forget it. */
const forgetLink = (): void => {
  link = null;
  window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
};

/** The sign-in page shows the result of a link. Somebody who is signed in does not see that page, and gets a message. */
const notifySignedIn = (key: TextKey): void => {
  if (currentAccount !== null) showToast({ key });
};

/** The button of a link was pressed. Rejects where pressing it again may help: without an answer, or after too many attempts. */
export const redeemLink = async (): Promise<void> => {
  if (link === null) return;
  const { type } = link;
  try {
    const account = await verifySignInLink(link);
    forgetLink();
    arrival =
      account === null ? "halfChanged" : type === "recovery" ? "recovery" : type === "invite" ? "invitation" : null;
    if (account === null) notifySignedIn("staff.link.email_change.half");
    onAccount(account ?? currentAccount);
  } catch (error) {
    if (!(error instanceof BackendError) || error.status === 429 || error.status < 400 || error.status >= 500)
      throw error;
    forgetLink();
    arrival = "expired";
    notifySignedIn("staff.signIn.linkExpired");
    onAccount(currentAccount);
  }
};

/** Whether the link that led here had been used already, or was too old. */
export const isLinkExpired = (): boolean => arrival === "expired";

/** Whether the first of the two links of a new address was pressed: the change waits for the other. */
export const isHalfChanged = (): boolean => arrival === "halfChanged";

/** The password is chosen: on to the pages. */
export const onPasswordChosen = (account: Account): void => {
  arrival = null;
  sessionStore.set({ phase: "starting" });
  void lookUp(account);
};

/** Asks the team's list once more who is at work: since the page was opened they may have left the team, or got another role. */
export const refreshMember = async (): Promise<void> => {
  const session = sessionStore.get();
  if (session.phase !== "staff" || session.ended) return;
  const { member } = session;
  const found = await findOwnMember(member).catch(() => member);
  sessionStore.set(afterRefresh(sessionStore.get(), member, found));
};

/** Leaves on purpose: nothing is kept on the screen, here or in another tab. */
export const logOut = async (everywhere: boolean): Promise<void> => {
  markLoggedOut();
  await signOut(everywhere);
  sessionStore.set({ phase: "signedOut" });
};
