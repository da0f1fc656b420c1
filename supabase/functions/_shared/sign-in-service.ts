/** Requests of the functions to the sign-in service: for the links by which a member of the team chooses a password. */
import { Failure } from "./answer.ts";
import type { Services } from "./services.ts";

interface Receiver {
  readonly email: string;
  /** In which the link's page is read. */
  readonly language: "en" | "el";
}

/** Returns the service's answer, undefined if it cannot be reached; throws `rate_limited` when the service asks for a pause. */
const ask = async (call: string, { email, language }: Receiver, services: Services): Promise<Response | undefined> => {
  const { supabaseUrl, secretKey, siteOrigin } = services.environment;
  const landing = encodeURIComponent(`${siteOrigin}${language === "el" ? "/el" : ""}/admin`);
  const response = await services
    .fetch(`${supabaseUrl}/auth/v1/${call}?redirect_to=${landing}`, {
      method: "POST",
      headers: { "content-type": "application/json", apikey: secretKey, authorization: `Bearer ${secretKey}` },
      body: JSON.stringify({ email }),
      signal: AbortSignal.timeout(10_000),
    })
    .catch(() => undefined);
  if (response?.status === 429) throw new Failure("rate_limited", { retryAfterSeconds: 60 });
  return response;
};

const refuse = (what: string, response: Response | undefined, { log }: Services): never => {
  log.warn(what, { status: response?.status });
  throw new Failure("unavailable");
};

/**
 * Asks the service to invite an address, again if nobody has followed an earlier link. Returns whether it did: false when
 * there is an account whose address is confirmed.
 */
export const sendInvitation = async (receiver: Receiver, services: Services): Promise<boolean> => {
  const response = await ask("invite", receiver, services);
  const answer = (await response?.json().catch(() => ({}))) as { error_code?: string } | undefined;
  if (response?.ok === true) return true;
  if (response?.status === 422 && answer?.error_code === "email_exists") return false;
  return refuse("invitation refused", response, services);
};

/** Asks the service to send the link to a new password to an account that is there. */
export const sendRecovery = async (receiver: Receiver, services: Services): Promise<void> => {
  const response = await ask("recover", receiver, services);
  await response?.body?.cancel();
  if (response?.ok !== true) refuse("recovery refused", response, services);
};
