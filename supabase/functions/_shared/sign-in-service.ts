/** Requests to the sign-in service for emails with links to choose a password. */
import { Failure } from "./answer.ts";
import { keyHeaders } from "./key-headers.ts";
import type { Services } from "./services.ts";

interface Receiver {
  readonly email: string;
  /** Language of the page that the link opens. */
  readonly language: "en" | "el";
}

/** Returns the service's response, or undefined if it cannot be reached. Throws `rate_limited` if the service asks for a pause. */
const ask = async (call: string, { email, language }: Receiver, services: Services): Promise<Response | undefined> => {
  const { supabaseUrl, secretKey, siteOrigin } = services.environment;
  const landing = encodeURIComponent(`${siteOrigin}${language === "el" ? "/el" : ""}/admin`);
  const response = await services
    .fetch(`${supabaseUrl}/auth/v1/${call}?redirect_to=${landing}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...keyHeaders(secretKey) },
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
 * Asks the service to send an invitation, also if an earlier one was not used. Returns false if there is already an account with a
 * confirmed email address.
 */
export const sendInvitation = async (receiver: Receiver, services: Services): Promise<boolean> => {
  const response = await ask("invite", receiver, services);
  const answer = (await response?.json().catch(() => ({}))) as { error_code?: string } | undefined;
  if (response?.ok === true) return true;
  if (response?.status === 422 && answer?.error_code === "email_exists") return false;
  return refuse("invitation refused", response, services);
};

/** Asks the service to send a link for a new password to an existing account. */
export const sendRecovery = async (receiver: Receiver, services: Services): Promise<void> => {
  const response = await ask("recover", receiver, services);
  await response?.body?.cancel();
  if (response?.ok !== true) refuse("recovery refused", response, services);
};
