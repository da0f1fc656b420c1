/**
 * POST {email, name, role} by an owner → {state: "invited" | "added" | "already"}. Makes an account where there is none, has the
 * sign-in service send its invitation, and takes the person into the team as the caller, whom the database checks again.
 */
import * as v from "valibot";
import { emailField, nameField } from "../../../src/lib/forms/person-fields.ts";
import { Failure, success } from "../_shared/answer.ts";
import type { Endpoint } from "../_shared/endpoint.ts";
import { readBody } from "../_shared/read-body.ts";
import type { Services } from "../_shared/services.ts";
import { requireStaff } from "../_shared/staff.ts";

const schema = v.object({
  email: emailField,
  name: v.pipe(nameField, v.maxLength(80, "nameTooLong")),
  role: v.picklist(["owner", "editor"], "roleUnknown"),
  language: v.optional(v.picklist(["en", "el"]), "en"),
});

/** Asks the sign-in service to invite an address. Answers whether it did: not when there is an account already. */
const sendInvitation = async (email: string, language: "en" | "el", services: Services): Promise<boolean> => {
  const { supabaseUrl, secretKey, siteOrigin } = services.environment;
  const landing = encodeURIComponent(`${siteOrigin}${language === "el" ? "/el" : ""}/admin`);
  const response = await services
    .fetch(`${supabaseUrl}/auth/v1/invite?redirect_to=${landing}`, {
      method: "POST",
      headers: { "content-type": "application/json", apikey: secretKey, authorization: `Bearer ${secretKey}` },
      body: JSON.stringify({ email }),
      signal: AbortSignal.timeout(10_000),
    })
    .catch(() => undefined);
  const answer = (await response?.json().catch(() => ({}))) as { error_code?: string } | undefined;
  if (response?.ok === true) return true;
  if (response?.status === 422 && answer?.error_code === "email_exists") return false;
  if (response?.status === 429) throw new Failure("rate_limited", { retryAfterSeconds: 60 });
  services.log.warn("invitation refused", { status: response?.status });
  throw new Failure("unavailable");
};

const isKnown = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "23505";

export const endpoint: Endpoint = {
  name: "invite",
  methods: ["POST"],
  handle: async (request, services) => {
    if ((await requireStaff(request, services)) !== "owner") throw new Failure("not_allowed");
    const { email, name, role, language } = await readBody(request, schema);
    const invited = await sendInvitation(email, language, services);
    const authorization = request.headers.get("authorization") ?? "";
    try {
      await services.database.call("add_staff", { p_email: email, p_role: role, p_name: name }, { authorization });
    } catch (error) {
      if (isKnown(error)) return success({ state: "already" });
      throw error;
    }
    return success({ state: invited ? "invited" : "added" });
  },
};
