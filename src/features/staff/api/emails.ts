/** Emails of the site that wait to be sent, and scheduled jobs that failed; the names of emails, and whether they are late. */
import * as v from "valibot";
import type { Text, TextKey } from "../../../lib/i18n/keys";
import { query } from "./query";

const unfinishedWorkSchema = v.object({
  count: v.number(),
  oldest: v.nullable(v.string()),
  templates: v.array(v.string()),
  failedJobs: v.array(v.string()),
});

/** Emails that have not been sent yet, without their recipients, and the scheduled jobs that failed. Only owners may read this. */
type UnfinishedWork = v.InferOutput<typeof unfinishedWorkSchema>;

/** How many emails are waiting to be sent, since when, and of which kinds; and the scheduled jobs whose newest run failed. */
export const findUnfinishedWork = async (): Promise<UnfinishedWork> =>
  v.parse(unfinishedWorkSchema, await query((backend) => backend.rpc("unfinished_work")));

/** Milliseconds after which an unsent email is reported. The scheduled function `purge` has tried to send it several times by then. */
const lateAfter = 60 * 60 * 1000;

/** Since when the oldest email has been waiting if it is late; otherwise null. */
export const lateSince = ({ oldest }: Pick<UnfinishedWork, "oldest">, now: number): string | null =>
  oldest !== null && now - Date.parse(oldest) > lateAfter ? oldest : null;

const names = {
  "contact-notice": "staff.email.contactNotice",
  "contact-receipt": "staff.email.contactReceipt",
  "newsletter-confirm": "staff.email.newsletterConfirm",
  "newsletter-already": "staff.email.newsletterAlready",
  "newsletter-welcome": "staff.email.newsletterWelcome",
  "nights-confirm": "staff.email.nightsConfirm",
  "nights-free": "staff.email.nightsFree",
  "request-confirm": "staff.email.requestConfirm",
  "request-received": "staff.email.requestReceived",
  "request-notice": "staff.email.requestNotice",
  "request-extended": "staff.email.requestExtended",
} as const satisfies Readonly<Record<string, TextKey>>;

const isNamed = (template: string): template is keyof typeof names => template in names;

/** The name of an email template; the template's id if it has no name. */
export const emailName = (template: string, t: Text): string => (isNamed(template) ? t(names[template]) : template);
