/** Synchronises the session's state with the sign-in service, the table of members and other tabs. */
import type { TextKey } from "../../../lib/i18n/keys";
import { showToast } from "../../../lib/notifications/toast-store";
import { readStored, removeStored, writeStored } from "../../../lib/storage";
import { signOut, verifySignInLink, watchAccount } from "../api/account";
import { BackendError, hideError, isUnreachable, showError, warnOfUnexpected } from "../api/backend-error";
import { findOwnMember } from "../api/team";
import {
  type Account,
  type LinkResult,
  type SignInLink,
  afterLookup,
  afterRefresh,
  afterSignOut,
  linkOf,
  needsLookup,
  sessionStore,
} from "./session-state";

/** The key of a mark that is stored when a member signs out, so that no tab mistakes this for an expired session. */
const signedOutKey = "staff-left";

const markSignedOut = (): void => void writeStored(signedOutKey, "1");
const wasSignedOut = (): boolean => readStored(signedOutKey) !== null;

/** Whether another tab has signed out. This event may come after the sign-in service has reported the end of the session. */
const isSignOutElsewhere = ({ key, newValue }: StorageEvent): boolean => key === signedOutKey && newValue !== null;

/** Clears the mark of a sign-out, when somebody signs in or if the sign-out failed. */
const clearSignedOut = (): void => removeStored(signedOutKey);

let watching: Promise<() => void> | undefined;
let linkResult: LinkResult = null;
/** An opened link that has not been redeemed. While there is one, changes of the account do not change the session. */
let link: SignInLink | null = null;
let currentAccount: Account | null = null;

const fail = (error: unknown): void => {
  warnOfUnexpected(error);
  sessionStore.set({ phase: "failed", unreachable: isUnreachable(error) });
};

const lookUp = async (account: Account): Promise<void> => {
  try {
    const member = await findOwnMember(account);
    // Meanwhile the member may have signed out, or somebody else may have signed in.
    if (currentAccount?.userId !== account.userId) return;
    sessionStore.set(afterLookup(sessionStore.get(), account, member));
  } catch (error) {
    const now = sessionStore.get();
    if (currentAccount?.userId !== account.userId) return;
    const isRedeemed = now.phase === "linkOpened" && link === null;
    if (isRedeemed || ["starting", "signedOut", "stranger"].includes(now.phase)) fail(error);
    else if (now.phase === "staff" && now.ended) showError(error);
  }
};

const onAccount = (account: Account | null): void => {
  currentAccount = account;
  if (link !== null) return;
  const now = sessionStore.get();
  if (account === null) return sessionStore.set(afterSignOut(now, wasSignedOut()));
  const choosesPassword =
    (linkResult === "recovery" || linkResult === "invitation") && now.phase !== "choosingPassword";
  if (!choosesPassword && !needsLookup(now, account)) return;
  clearSignedOut();
  if (!choosesPassword) return void lookUp(account);
  sessionStore.set({ phase: "choosingPassword", account, invited: linkResult === "invitation" });
};

const clearEndedSession = (event: StorageEvent): void => {
  const now = sessionStore.get();
  if (isSignOutElsewhere(event) && now.phase === "staff" && now.ended) sessionStore.set({ phase: "signedOut" });
};

/**
 * If the URL contains a link, shows the button that redeems it. If the fragment changes to something else than a link, the opened
 * link stays open, because its button is still shown. Returns whether a link is open.
 */
const openLink = (): boolean => {
  link = linkOf(window.location.hash) ?? link;
  if (link !== null) sessionStore.set({ phase: "linkOpened", type: link.type });
  return link !== null;
};

/** Starts watching the session, once. If the backend's client cannot be loaded, the phase is `failed`, and another call tries again. */
export const watchSession = (): void => {
  if (watching !== undefined) return;
  if (!openLink()) sessionStore.set({ phase: "starting" });
  // Opening a link in a tab with a staff page changes only the fragment, which does not reload the page.
  window.addEventListener("hashchange", openLink);
  window.addEventListener("storage", clearEndedSession);
  watching = watchAccount(onAccount);
  watching.catch((error: unknown) => {
    watching = undefined;
    fail(error);
  });
};

/** Starts watching again after the phase `failed`. */
export const retrySession = (): void => {
  const before = watching;
  watching = undefined;
  void before?.then((stop) => stop());
  watchSession();
};

/** Removes a redeemed or expired link from the URL and the history, so that a reload does not open the link again. */
const removeLink = (): void => {
  link = null;
  window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
};

/** Shows the result of a link as a notification to somebody who is signed in: they do not see the sign-in page, which shows it to others. */
const notifySignedIn = (key: TextKey): void => {
  if (currentAccount !== null) showToast({ key });
};

/**
 * Redeems the opened link. Rejects if trying again may help: without a response, or after a server error or too many attempts. The result is
 * ignored if another link was opened meanwhile: its button is shown.
 */
export const redeemLink = async (): Promise<void> => {
  if (link === null) return;
  const redeemed = link;
  const { type } = redeemed;
  try {
    const account = await verifySignInLink(redeemed);
    if (link !== redeemed) return;
    removeLink();
    linkResult =
      account === null ? "halfChanged" : type === "recovery" ? "recovery" : type === "invite" ? "invitation" : null;
    if (account === null) notifySignedIn("staff.link.email_change.half");
    onAccount(account ?? currentAccount);
  } catch (error) {
    if (link !== redeemed) return;
    if (!(error instanceof BackendError) || error.status === 429 || error.status < 400 || error.status >= 500)
      throw error;
    removeLink();
    linkResult = "expired";
    notifySignedIn("staff.signIn.linkExpired");
    onAccount(currentAccount);
  }
};

/** Whether the opened link had expired or been redeemed before. */
export const isLinkExpired = (): boolean => linkResult === "expired";

/** Whether only the first of the two links for a new email address has been redeemed. */
export const isHalfChanged = (): boolean => linkResult === "halfChanged";

/** Opens the staff pages after a password was chosen. */
export const onPasswordChosen = (account: Account): void => {
  linkResult = null;
  sessionStore.set({ phase: "starting" });
  void lookUp(account);
};

/** Looks up the signed-in member again. Resolves to whether they have another role now, or have been removed from the team. */
export const refreshMember = async (): Promise<boolean> => {
  const session = sessionStore.get();
  if (session.phase !== "staff" || session.ended) return false;
  const { member } = session;
  const found = await findOwnMember(member).catch(() => member);
  sessionStore.set(afterRefresh(sessionStore.get(), member, found));
  return found?.role !== member.role;
};

/**
 * Signs out of this browser, or of every device (`everywhere`), and closes the staff pages in all tabs of this browser. If signing out fails,
 * shows an error and the member stays signed in.
 */
export const logOut = async (everywhere: boolean): Promise<void> => {
  hideError();
  markSignedOut();
  try {
    await signOut(everywhere);
  } catch (error) {
    clearSignedOut();
    showError(error);
    return;
  }
  sessionStore.set({ phase: "signedOut" });
};
