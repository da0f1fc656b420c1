import * as v from "valibot";
import { query } from "./query";

const waitingEmailsSchema = v.object({
  count: v.number(),
  oldest: v.nullable(v.string()),
  templates: v.array(v.string()),
});

/** Emails that have not left yet. Owners only, and not for whom they are. */
export type WaitingEmails = v.InferOutput<typeof waitingEmailsSchema>;

/** How many emails wait to leave, since when, and of which kind. */
export const countWaitingEmails = async (): Promise<WaitingEmails> =>
  v.parse(waitingEmailsSchema, await query((backend) => backend.rpc("waiting_emails")));
