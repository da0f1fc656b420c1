import { loadSupabase } from "../../../lib/backend/supabase-client";
import type { SignInLink } from "../session/next-session";
import type { Account } from "../session/session-store";
import { orThrow } from "./auth-failure";
import { BackendError } from "./backend-error";

/** Uses up the link of a sign-in email, and signs its receiver in. */
export const followSignInLink = async ({ tokenHash, type }: SignInLink): Promise<Account> => {
  const { auth } = await loadSupabase();
  const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type });
  orThrow({ error });
  if (data.user === null) throw new BackendError("", 404, "The answer names nobody.");
  return { userId: data.user.id, email: data.user.email ?? "" };
};
