import { loadSupabase } from "../../../lib/backend/supabase-client";
import type { Account } from "../session/session-store";

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
