import { loadSupabase } from "../../../lib/backend/supabase-client";

/** Leaves: this browser only, or every device where this account is signed in. The session here is gone in any case. */
export const signOut = async (everywhere: boolean): Promise<void> => {
  const { auth } = await loadSupabase();
  const { error } = await auth.signOut({ scope: everywhere ? "global" : "local" });
  // Whoever cannot be reached must not keep anybody signed in on this device.
  if (error !== null) await auth.signOut({ scope: "local" });
};
