import { loadSupabase } from "../../../lib/backend/supabase-client";
import { orThrow } from "./auth-failure";

/** Gives the signed-in account a new password. */
export const choosePassword = async (password: string): Promise<void> =>
  orThrow(await (await loadSupabase()).auth.updateUser({ password }));
