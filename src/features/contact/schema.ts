/** What the contact form sends and the contact function accepts (specification §5). One schema for both. */
import * as v from "valibot";
import { emailField, languageField, longText, nameField, protectionFields } from "../../lib/forms/person-fields.ts";

/** Characters a message may have. */
export const messageLimit = 4000;

export const contactSchema = v.object({
  name: nameField,
  email: emailField,
  message: v.pipe(
    longText("messageRequired"),
    v.nonEmpty("messageRequired"),
    v.maxLength(messageLimit, "messageTooLong"),
  ),
  language: languageField,
  /** Path of the page the form stood on. */
  page: v.optional(v.pipe(v.string(), v.regex(/^\/[^\s?#\p{Cc}\p{Surrogate}]*$/u), v.maxLength(200))),
  ...protectionFields,
});

export type ContactMessage = v.InferOutput<typeof contactSchema>;
