/** Names of emails, whether they are late, and mailto links. Pure functions. */
import type { Text, TextKey } from "../../../lib/i18n/keys";
import { cutText } from "../../../lib/text/cut-text";
import type { Message, WaitingEmails } from "../api/messages";

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

/** Milliseconds after which an unsent email is reported. The scheduled function `purge` has tried to send it several times by then. */
const lateAfter = 60 * 60 * 1000;

/** Since when the oldest email has been waiting if it is late; otherwise null. */
export const lateSince = ({ oldest }: Pick<WaitingEmails, "oldest">, now: number): string | null =>
  oldest !== null && now - Date.parse(oldest) > lateAfter ? oldest : null;

/** Optional fields of a mailto link. */
interface Letter {
  readonly subject?: string;
  readonly body?: string;
}

/** A mailto link. The address comes from a visitor and is encoded, so that it cannot add a field to the link. */
export const mailLink = (email: string, letter: Letter = {}): string => {
  const to = encodeURIComponent(email).replaceAll("%40", "@");
  const fields = Object.entries(letter).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return [`mailto:${to}`, ...(fields.length === 0 ? [] : [fields.join("&")])].join("?");
};

/** Largest number of quoted characters: some mail programs reject long mailto links. */
const quotedAtMost = 1200;

const quoted = (text: string): string => {
  const part = text.length > quotedAtMost ? `${cutText(text, quotedAtMost)} …` : text;
  return part
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
};

/** A mailto link for a reply to the guest, which quotes the stay and the message. */
export const answerLink = (
  { email, message }: Pick<Message, "email" | "message">,
  subject: string,
  stay?: string,
): string => {
  const about = stay === undefined ? "" : `${quoted(stay)}\n>\n`;
  const body = `\n\n${about}${quoted(message)}\n`.replaceAll("\n", "\r\n");
  return mailLink(email, { subject, body });
};
