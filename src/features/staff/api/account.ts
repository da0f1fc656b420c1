/** Calls to the sign-in service: the account and its session. */
import { loadSupabase } from "../../../lib/backend/supabase-client";
import { canonicalEmail } from "../../../lib/forms/person-fields";
import type { Account, SignInLink } from "../session/session-state";
import { BackendError, throwAuthError } from "./backend-error";

/** Signs in with email and password. The client stores the session and notifies everything that watches it. */
export const signIn = async (email: string, password: string): Promise<void> =>
  throwAuthError(
    await (await loadSupabase()).auth.signInWithPassword({ email: canonicalEmail(email) ?? email, password }),
  );

/**
 * Signs out of every device (`everywhere`), or of this browser only. Signing out of this browser alone needs no answer from the service.
 * Signing out of every device rejects if the service reports an error: the member then stays signed in and can try again.
 */
export const signOut = async (everywhere: boolean): Promise<void> => {
  const { auth } = await loadSupabase();
  const { error } = await auth.signOut({ scope: everywhere ? "global" : "local" });
  // With the scope `local`, the client removes the session before it asks the service, so an error of the service does not matter.
  if (everywhere) throwAuthError({ error });
};

/**
 * Calls `listener` with the signed-in account, or null if nobody is signed in: first when the client has read the stored session, then
 * after every event of the session in this or another tab. Resolves to a function that removes the listener.
 */
export const watchAccount = async (listener: (account: Account | null) => void): Promise<() => void> => {
  const { auth } = await loadSupabase();
  const { data } = auth.onAuthStateChange((_event, session) => {
    const account = session === null ? null : { userId: session.user.id, email: session.user.email ?? "" };
    // Deferred, because a call that refreshes the session from within the client's own callback can deadlock.
    setTimeout(() => listener(account), 0);
  });
  return () => data.subscription.unsubscribe();
};

/** Errors after which the session may still exist: the service did not answer, or the session was changed meanwhile, for example by another tab. */
const noAnswer = "AuthRetryableFetchError";
const changedMeanwhile = "AuthRefreshDiscardedError";

/**
 * Exchanges the access token for a new one. Resolves to whether it is worth repeating a request; false if the session has ended. Rejects if
 * the service does not answer.
 */
export const renewSession = async (): Promise<boolean> => {
  const { error } = await (await loadSupabase()).auth.refreshSession();
  if (error?.name === noAnswer) throwAuthError({ error });
  return error === null || error.name === changedMeanwhile;
};

/**
 * Redeems the link of a sign-in email and signs its recipient in. Returns null after the first of the two links that confirm a new email
 * address.
 */
export const verifySignInLink = async ({ tokenHash, type }: SignInLink): Promise<Account | null> => {
  const { auth } = await loadSupabase();
  const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type });
  throwAuthError({ error });
  if (data.user === null && type === "email_change") return null;
  if (data.user === null) throw new BackendError("", 404, "The response contains no user.");
  return { userId: data.user.id, email: data.user.email ?? "" };
};

/** Asks for an email with a link for a new password, which is sent only if the account exists. The link leads to `landing` on this site. */
export const requestPasswordReset = async (email: string, landing: string): Promise<void> =>
  throwAuthError(
    await (await loadSupabase()).auth.resetPasswordForEmail(canonicalEmail(email) ?? email, { redirectTo: landing }),
  );

/**
 * Sets a new password for the signed-in account and ends its sessions on other devices: whoever knew the old password may have one. The
 * service of a hosted project may end them itself. A failure to end them is only logged, because the password has been changed by then.
 */
export const updatePassword = async (password: string): Promise<void> => {
  const { auth } = await loadSupabase();
  throwAuthError(await auth.updateUser({ password }));
  const { error } = await auth.signOut({ scope: "others" });
  if (error !== null) console.warn("The sessions on other devices could not be ended.", error);
};
