/** The requests that the newsletter form and its landing page send and the newsletter function accepts. */
import * as v from "valibot";
import { antiSpamFields, emailField, languageField, verificationTokenField } from "../../lib/forms/person-fields.ts";

export const subscribeSchema = v.object({
  action: v.literal("subscribe"),
  email: emailField,
  language: languageField,
  ...antiSpamFields,
});

export const newsletterSchema = v.variant("action", [
  subscribeSchema,
  // `check` only reports whether the link is valid; `verify` confirms the subscription.
  v.object({ action: v.picklist(["check", "verify"]), token: verificationTokenField }),
  v.object({ action: v.literal("unsubscribe"), token: v.pipe(v.string("tokenInvalid"), v.uuid("tokenInvalid")) }),
]);
