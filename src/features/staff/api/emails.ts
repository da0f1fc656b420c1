import * as v from "valibot";
import { query } from "./query";

const waitingEmailsSchema = v.object({
  count: v.number(),
  oldest: v.nullable(v.string()),
  templates: v.array(v.string()),
});

/** Emails that have not been sent yet, without their recipients. Only owners may read this. */
export type WaitingEmails = v.InferOutput<typeof waitingEmailsSchema>;

/** How many emails are waiting to be sent, since when, and of which kinds. */
export const countWaitingEmails = async (): Promise<WaitingEmails> =>
  v.parse(waitingEmailsSchema, await query((backend) => backend.rpc("waiting_emails")));
