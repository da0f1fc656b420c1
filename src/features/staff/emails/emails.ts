/** Emails: their names, whether they are late, and links that write one. Pure. */
import type { Text, TextKey } from "../../../lib/i18n/keys";
import type { WaitingEmails } from "../api/emails";

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

/** What an email is, in words; the queue's own word for one that has none. */
export const emailName = (template: string, t: Text): string => (isNamed(template) ? t(names[template]) : template);

/** Milliseconds after which mail that has not left is worth a word: the schedule has tried several times by then. */
const lateAfter = 60 * 60 * 1000;

/** Since when the oldest email has been waiting, if that is too long; otherwise null. */
export const lateSince = ({ oldest }: Pick<WaitingEmails, "oldest">, now: number): string | null =>
  oldest !== null && now - Date.parse(oldest) > lateAfter ? oldest : null;

/** What a letter begins with. */
interface Letter {
  readonly subject?: string;
  readonly body?: string;
}

/** A letter to an address. Addresses come from visitors: whatever stands in one, it adds no field to the link. */
export const mailLink = (email: string, letter: Letter = {}): string => {
  const to = encodeURIComponent(email).replaceAll("%40", "@");
  const fields = Object.entries(letter).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return [`mailto:${to}`, ...(fields.length === 0 ? [] : [fields.join("&")])].join("?");
};
