/**
 * The only Supabase client, for staff pages: the client's code is loaded with the first call and never with a public page's
 * first load.
 */
import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "../../../supabase/database.types";
import { environment } from "../../settings/environment";
import { sessionKey } from "../../settings/staff-session";
import { clockOffsetStore } from "../booking/today";
import { clockOffset } from "../clock-offset";

export type Backend = SupabaseClient<Database>;

/** Milliseconds after which a request is aborted. The slowest function waits 25 seconds: for the host and for the database. */
const timeout = 30_000;

/** Like `Response.json`, which Safari 16 lacks. */
const json = (value: unknown, init: ResponseInit): Response => new Response(JSON.stringify(value), init);

/** The paths whose responses contain a session. */
const sessionPaths = /^\/auth\/v1\/(?:token|verify)$/;

/**
 * Removes `expires_at` (by the service's clock) from a response, so that the client computes it by the device's clock. Otherwise,
 * with a clock that is over an hour ahead, each new session would seem to have ended and every request would renew it, until the
 * service refuses more renewals; with a clock that is behind, the session would end without being renewed.
 */
const byDeviceClock = async (response: Response): Promise<Response> => {
  if (!response.ok) return response;
  const { expires_at: _, ...session } = (await response.json()) as Record<string, unknown>;
  return json(session, response);
};

/**
 * Sends requests only while a member is signed in. A request still queued at sign-out would otherwise be sent with the
 * public key alone; instead, the caller gets a 401, as from the backend. Requests of the sign-in itself are always sent. If
 * an expired session could not be renewed because the sign-in service does not answer, the request fails like one without a
 * connection, because the session has not ended.
 */
export const fetchAsMember: typeof fetch = async (input, init) => {
  const options = { ...init, signal: init?.signal ?? AbortSignal.timeout(timeout) };
  const { pathname } = new URL(typeof input === "object" && "url" in input ? input.url : input);
  const token = new Headers(options.headers).get("Authorization");
  const isAnonymous = token === null || token === `Bearer ${environment.publicKey}`;
  if (sessionPaths.test(pathname)) return byDeviceClock(await fetch(input, options));
  if (!isAnonymous || pathname.startsWith("/auth/v1/")) {
    const response = await fetch(input, options);
    // Pages on another origin can read the Date header of the database's responses, but not that of other services.
    if (pathname.startsWith("/rest/v1/")) clockOffsetStore.set(clockOffset(response));
    return response;
  }
  const { error } = await (await loadSupabase()).auth.getSession();
  if (error?.name === "AuthRetryableFetchError") throw error;
  return json({ code: "", message: "Nobody is signed in." }, { status: 401 });
};

let client: Promise<Backend> | undefined;

const create = async (): Promise<Backend> => {
  const { createClient } = await import(/* webpackChunkName: "supabase" */ "@supabase/supabase-js");
  // Without a configured project, the backend is on the site's own origin.
  const address = environment.backendUrl === "" ? window.location.origin : environment.backendUrl;
  return createClient<Database>(address, environment.publicKey, {
    // A session in the URL is never used: opening a link would replace the signed-in member (decision 0042).
    auth: { storageKey: sessionKey, persistSession: true, autoRefreshToken: true, detectSessionInUrl: false },
    // Queries are repeated by the query client alone (specification §9). This client would repeat each three times and, after a 503, wait
    // as long as `Retry-After` says, while the page shows that it is loading.
    db: { retry: false },
    global: { fetch: fetchAsMember },
  });
};

/** The shared client. Rejects during server rendering and if its code cannot be loaded; the next call then tries again. */
export const loadSupabase = (): Promise<Backend> => {
  if (typeof window === "undefined") return Promise.reject(new Error("The backend is called in the browser only."));
  client ??= create().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
};
