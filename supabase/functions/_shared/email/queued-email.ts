/** An email in the queue of the database (private.queue_email). */
import * as v from "valibot";

export const templates = [
  "contact-notice",
  "contact-receipt",
  "newsletter-confirm",
  "newsletter-already",
  "newsletter-welcome",
  "nights-confirm",
  "nights-free",
  "request-confirm",
  "request-received",
  "request-notice",
  "request-extended",
] as const;

const queuedEmailSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  template: v.picklist(templates),
  recipient: v.string(),
  language: v.picklist(["en", "el"]),
  parameters: v.record(v.string(), v.string()),
});

export type QueuedEmail = v.InferOutput<typeof queuedEmailSchema>;

/** The emails in a response of the database; none if the field is missing. */
export const queuedEmailsSchema = v.optional(v.array(queuedEmailSchema), []);
