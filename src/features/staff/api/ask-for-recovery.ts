import { loadSupabase } from "../../../lib/backend/supabase-client";
import { orThrow } from "./auth-failure";

/** Has the link to a new password sent, if there is such an account. It leads to `landing`, an address of this site. */
export const askForRecovery = async (email: string, landing: string): Promise<void> =>
  orThrow(await (await loadSupabase()).auth.resetPasswordForEmail(email, { redirectTo: landing }));
