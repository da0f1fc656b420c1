import { loadSupabase } from "../../../lib/backend/supabase-client";
import { orThrow } from "./auth-failure";

/** Signs in with email and password. The session is kept by the client, which tells the follower of the session. */
export const signIn = async (email: string, password: string): Promise<void> =>
  orThrow(await (await loadSupabase()).auth.signInWithPassword({ email, password }));
