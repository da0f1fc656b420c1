import type { Text, TextKey } from "../../../lib/i18n/keys";

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
