import * as v from "valibot";
import { environment } from "../../../config/environment";
import { loadSupabase } from "../../../lib/backend/supabase-client";

/** What became of the wish for a build. `wait` in seconds: one was asked for a moment ago. */
export type Started =
  | { readonly result: "started" }
  | { readonly result: "tooSoon"; readonly wait: number }
  | { readonly result: "signedOut" | "notConfigured" | "unavailable" };

const refusal = v.object({ error: v.object({ code: v.string(), retryAfterSeconds: v.optional(v.number()) }) });

/** Asks the function `publish` to have the site built. Never rejects. */
export const startBuild = async (): Promise<Started> => {
  try {
    const { data } = await (await loadSupabase()).auth.getSession();
    if (data.session === null) return { result: "signedOut" };
    const response = await fetch(`${environment.backendUrl}/functions/v1/publish`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        apikey: environment.publicKey,
        Authorization: `Bearer ${data.session.access_token}`,
      },
      body: "{}",
    });
    if (response.ok) return { result: "started" };
    const read = v.safeParse(refusal, await response.json());
    const { code, retryAfterSeconds = 60 } = read.success ? read.output.error : { code: "" };
    if (code === "rate_limited") return { result: "tooSoon", wait: retryAfterSeconds };
    if (code === "not_signed_in") return { result: "signedOut" };
    return { result: code === "not_configured" ? "notConfigured" : "unavailable" };
  } catch {
    return { result: "unavailable" };
  }
};
