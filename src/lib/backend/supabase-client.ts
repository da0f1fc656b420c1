/** The one client of the backend for staff pages: its code comes with the first call, never with a public page's first load. */
import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "../../../supabase/database.types";
import { environment } from "../../settings/environment";

export type Backend = SupabaseClient<Database>;

/** The key of the session in localStorage. Other tabs read it there, so it stays the same from build to build. */
export const sessionKey = "staff-session";

/**
 * Sends requests only while a member is signed in: a request that is still queued after sign-out would otherwise be sent with the public key alone.
 * It gets the response the backend would give. Requests of the sign-in itself pass.
 */
export const askAsMember: typeof fetch = (input, options) => {
  const { pathname } = new URL(typeof input === "object" && "url" in input ? input.url : input);
  const token = new Headers(options?.headers).get("Authorization");
  const isAnonymous = token === null || token === `Bearer ${environment.publicKey}`;
  if (!isAnonymous || pathname.startsWith("/auth/v1/")) return fetch(input, options);
  return Promise.resolve(Response.json({ code: "", message: "Nobody is signed in." }, { status: 401 }));
};

let client: Promise<Backend> | undefined;

const create = async (): Promise<Backend> => {
  const { createClient } = await import(/* webpackChunkName: "supabase" */ "@supabase/supabase-js");
  // Without a project of its own the site asks the origin it is served from.
  const address = environment.backendUrl === "" ? window.location.origin : environment.backendUrl;
  return createClient<Database>(address, environment.publicKey, {
    auth: { storageKey: sessionKey, persistSession: true, autoRefreshToken: true, detectSessionInUrl: true },
    global: { fetch: askAsMember },
  });
};

/**
 * The shared client, the same one for every caller. Rejects during server rendering, and when its code cannot be fetched; then
 * the next call tries again.
 */
export const loadSupabase = (): Promise<Backend> => {
  if (typeof window === "undefined") return Promise.reject(new Error("The backend is called in the browser only."));
  client ??= create().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
};
