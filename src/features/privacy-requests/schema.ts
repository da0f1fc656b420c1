/** The requests that the data-subject form and its landing page send and the privacy-request function accepts. */
import * as v from "valibot";
import {
  antiSpamFields,
  emailField,
  languageField,
  longText,
  nameField,
  verificationTokenField,
} from "../../lib/forms/person-fields.ts";
import { requestTypes } from "../../lib/forms/request-types.ts";

/** Maximum length of the explanation, in characters. */
export const detailsLimit = 4000;

const fields = v.object({
  action: v.literal("submit"),
  type: v.picklist(requestTypes, "typeRequired"),
  name: nameField,
  email: emailField,
  details: v.optional(v.pipe(longText("detailsRequired"), v.maxLength(detailsLimit, "detailsTooLong")), ""),
  language: languageField,
  ...antiSpamFields,
});

/** Only a correction needs an explanation, because the house must know what is wrong. */
export const privacyRequestSchema = v.pipe(
  fields,
  v.forward(
    v.partialCheck(
      [["type"], ["details"]],
      ({ type, details }) => type !== "rectification" || details !== "",
      "detailsRequired",
    ),
    ["details"],
  ),
);

/** Requests about the link in an email: `check` only reports whether the link is valid, `verify` confirms the request. */
export const requestLinkSchema = v.object({
  action: v.picklist(["check", "verify"]),
  token: verificationTokenField,
});

export type PrivacyRequest = v.InferOutput<typeof privacyRequestSchema>;
