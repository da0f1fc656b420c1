/** The account and its session, as the sign-in service has them. */
import { loadSupabase } from "../../../lib/backend/supabase-client";
import { canonicalEmail } from "../../../lib/forms/email-address";
import type { Account, SignInLink } from "../session/session-state";
import { BackendError, throwAuthError } from "./backend-error";

/** Signs in with email and password. The session is kept by the client, which tells whoever watches the session. */
export const signIn = async (email: string, password: string): Promise<void> =>
  throwAuthError(
    await (await loadSupabase()).auth.signInWithPassword({ email: canonicalEmail(email) ?? email, password }),
  );

/** Leaves: this browser only, or every device where this account is signed in. The session here is gone in any case. */
export const signOut = async (everywhere: boolean): Promise<void> => {
  const { auth } = await loadSupabase();
  const { error } = await auth.signOut({ scope: everywhere ? "global" : "local" });
  // Whoever cannot be reached must not keep anybody signed in on this device.
  if (error !== null) await auth.signOut({ scope: "local" });
};

/** Calls back with the account that is signed in, or null: at once, and whenever that changes, in this tab or another. */
export const watchAccount = async (tell: (account: Account | null) => void): Promise<() => void> => {
  const { auth } = await loadSupabase();
  const { data } = auth.onAuthStateChange((_event, session) => {
    const account = session === null ? null : { userId: session.user.id, email: session.user.email ?? "" };
    // Not inside the client's own turn: it would wait for itself.
    setTimeout(() => tell(account), 0);
  });
  return () => data.subscription.unsubscribe();
};

/** Uses up the link of a sign-in email, and signs its receiver in; null after the first of the two links of a new address. */
export const verifySignInLink = async ({ tokenHash, type }: SignInLink): Promise<Account | null> => {
  const { auth } = await loadSupabase();
  const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type });
  throwAuthError({ error });
  if (data.user === null && type === "email_change") return null;
  if (data.user === null) throw new BackendError("", 404, "The answer names nobody.");
  return { userId: data.user.id, email: data.user.email ?? "" };
};

/** Has the link to a new password sent, if there is such an account. It leads to `landing`, an address of this site. */
export const requestPasswordReset = async (email: string, landing: string): Promise<void> =>
  throwAuthError(
    await (await loadSupabase()).auth.resetPasswordForEmail(canonicalEmail(email) ?? email, { redirectTo: landing }),
  );

/** Gives the signed-in account a new password. */
export const updatePassword = async (password: string): Promise<void> =>
  throwAuthError(await (await loadSupabase()).auth.updateUser({ password }));
