/**
 * The request of the newsletter form, and the token of its landing page. The newsletter function combines them, because only it accepts every
 * request.
 */
import * as v from "valibot";
import { antiSpamFields, emailField, languageField } from "../../lib/forms/person-fields.ts";

export const subscribeSchema = v.object({
  action: v.literal("subscribe"),
  email: emailField,
  language: languageField,
  ...antiSpamFields,
});

/** The token in the unsubscribe links of newsletter emails. */
export const unsubscribeTokenField = v.pipe(v.string("tokenInvalid"), v.uuid("tokenInvalid"));
