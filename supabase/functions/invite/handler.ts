/**
 * POST {email, name, role, language?} by an owner → {state: "invited" | "invitedAgain" | "added" | "linkSent" | "linkSentAgain" | "already"}.
 * Creates an account if there is none, asks the sign-in service to send an invitation, and adds the person to the team. The database checks
 * again that the caller is an owner. A person who has not used an earlier invitation is invited again. A person with a confirmed account who
 * has never signed in is sent a link to choose a password. The role and name of a person who already belongs to the team are unchanged: only
 * the list of the team changes a role.
 */
import * as v from "valibot";
import { emailField, nameField } from "../../../src/lib/forms/person-fields.ts";
import { inLanguage, languages } from "../../../src/settings/languages.ts";
import { Failure, success } from "../_shared/answer.ts";
import { requireStaff } from "../_shared/caller.ts";
import { keyHeaders } from "../_shared/database.ts";
import type { Endpoint, Services } from "../_shared/endpoint.ts";
import { readBody } from "../_shared/read-body.ts";

interface Receiver {
  readonly email: string;
  /** Language of the page that the link opens. */
  readonly language: "en" | "el";
}

/** Calls the sign-in service. Returns undefined if it cannot be reached. Throws `rate_limited` if it asks for a pause. */
const callSignInService = async (
  call: string,
  { email, language }: Receiver,
  services: Services,
): Promise<Response | undefined> => {
  const { supabaseUrl, secretKey, siteOrigin } = services.environment;
  const landing = encodeURIComponent(`${siteOrigin}${inLanguage("/admin", language)}`);
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

const refuse = (event: string, response: Response | undefined, { log }: Services): never => {
  log.warn(event, { status: response?.status });
  throw new Failure("unavailable");
};

/**
 * Asks the service to send an invitation, also if an earlier one was not used. Returns false if there is already an account with a
 * confirmed email address.
 */
const sendInvitation = async (receiver: Receiver, services: Services): Promise<boolean> => {
  const response = await callSignInService("invite", receiver, services);
  const answer = (await response?.json().catch(() => ({}))) as { error_code?: string } | undefined;
  if (response?.ok === true) return true;
  if (response?.status === 422 && answer?.error_code === "email_exists") return false;
  return refuse("invitation refused", response, services);
};

/** Asks the service to send a link for a new password to an existing account. */
const sendRecovery = async (receiver: Receiver, services: Services): Promise<void> => {
  const response = await callSignInService("recover", receiver, services);
  await response?.body?.cancel();
  if (response?.ok !== true) refuse("recovery refused", response, services);
};

const schema = v.object({
  email: emailField,
  name: v.pipe(nameField, v.maxLength(80, "nameTooLong")),
  role: v.picklist(["owner", "editor"], "roleUnknown"),
  language: v.optional(v.picklist(languages), "en"),
});

const isAlreadyMember = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "23505";

const accountsSchema = v.array(v.object({ email: v.string(), last_sign_in_at: v.nullable(v.string()) }));

/** Whether a member of the team has never signed in. The database returns this only to owners. */
const hasNeverSignedIn = async (email: string, authorization: string, { database }: Services): Promise<boolean> => {
  const accounts = v.parse(accountsSchema, await database.call("staff_accounts", {}, { authorization }));
  const account = accounts.find((one) => one.email.toLowerCase() === email);
  return account?.last_sign_in_at === null;
};

export const endpoint: Endpoint = {
  name: "invite",
  methods: ["POST"],
  handle: async (request, services) => {
    if ((await requireStaff(request, services)) !== "owner") throw new Failure("not_allowed");
    const { email, name, role, language } = await readBody(request, schema);
    const invited = await sendInvitation({ email, language }, services);
    const authorization = request.headers.get("authorization") ?? "";
    const wasMember = await services.database
      .call("add_staff", { p_email: email, p_role: role, p_name: name }, { authorization })
      .then(() => false)
      .catch((error: unknown) => {
        if (isAlreadyMember(error)) return true;
        throw error;
      });
    if (invited) return success({ state: wasMember ? "invitedAgain" : "invited" });
    if (await hasNeverSignedIn(email, authorization, services)) {
      await sendRecovery({ email, language }, services);
      return success({ state: wasMember ? "linkSentAgain" : "linkSent" });
    }
    return success({ state: wasMember ? "already" : "added" });
  },
};
