/** The requests that the newsletter form and its landing page send and the newsletter function accepts. */
import * as v from "valibot";
import { antiSpamFields, emailField, languageField, verificationTokenField } from "../../lib/forms/person-fields.ts";

export const subscribeSchema = v.object({
  action: v.literal("subscribe"),
  email: emailField,
  language: languageField,
  ...antiSpamFields,
});

/** The token in the unsubscribe links of newsletter emails. */
export const unsubscribeTokenField = v.pipe(v.string("tokenInvalid"), v.uuid("tokenInvalid"));

export const newsletterSchema = v.variant("action", [
  subscribeSchema,
  // `check` only reports whether the link is valid; `verify` confirms the subscription.
  v.object({ action: v.picklist(["check", "verify"]), token: verificationTokenField }),
  v.object({ action: v.literal("unsubscribe"), token: unsubscribeTokenField }),
]);
