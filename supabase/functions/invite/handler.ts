/**
 * POST {email, name, role, language?} by an owner → {state: "invited" | "added" | "linkSent" | "already"}. Creates an account if there is
 * none, asks the sign-in service to send an invitation, and adds the person to the team. The database checks again that the caller is an
 * owner. A person who has not used an earlier invitation is invited again. A person with a confirmed account who has never signed in is sent
 * a link to choose a password.
 */
import * as v from "valibot";
import { emailField, nameField } from "../../../src/lib/forms/person-fields.ts";
import { Failure, success } from "../_shared/answer.ts";
import type { Endpoint } from "../_shared/endpoint.ts";
import { readBody } from "../_shared/read-body.ts";
import type { Services } from "../_shared/services.ts";
import { sendInvitation, sendRecovery } from "../_shared/sign-in-service.ts";
import { requireStaff } from "../_shared/staff.ts";

const schema = v.object({
  email: emailField,
  name: v.pipe(nameField, v.maxLength(80, "nameTooLong")),
  role: v.picklist(["owner", "editor"], "roleUnknown"),
  language: v.optional(v.picklist(["en", "el"]), "en"),
});

const isKnown = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "23505";

const accountsSchema = v.array(v.object({ email: v.string(), last_sign_in_at: v.nullable(v.string()) }));

/** Whether a member of the team has never signed in. The database returns this only to owners. */
const isNew = async (email: string, authorization: string, { database }: Services): Promise<boolean> => {
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
    const known = await services.database
      .call("add_staff", { p_email: email, p_role: role, p_name: name }, { authorization })
      .then(() => false)
      .catch((error: unknown) => {
        if (isKnown(error)) return true;
        throw error;
      });
    if (invited) return success({ state: "invited" });
    if (await isNew(email, authorization, services)) {
      await sendRecovery({ email, language }, services);
      return success({ state: "linkSent" });
    }
    return success({ state: known ? "already" : "added" });
  },
};
