/** Names of emails, whether they are late, and the link for a reply. Pure functions. */
import { longestMailLink, mailLink } from "../../../lib/text/mail-link";
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

const quoted = (text: string): string =>
  text
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");

/** A mailto link for a reply to the guest, which quotes the stay and as much of the message as the length of the link allows. */
export const answerLink = (
  { email, message }: Pick<Message, "email" | "message">,
  subject: string,
  stay?: string,
): string => {
  const about = stay === undefined ? "" : `${quoted(stay)}\n>\n`;
  const quoting = (part: string) => mailLink(email, { subject, body: `\n\n${about}${quoted(part)}\n` });
  const firstPart = (length: number) => quoting(`${cutText(message, length)} …`);
  const whole = quoting(message);
  if (whole.length <= longestMailLink) return whole;
  let fitting = 0;
  let tooLong = message.length;
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (firstPart(middle).length <= longestMailLink) fitting = middle;
    else tooLong = middle;
  }
  return firstPart(fitting);
};
