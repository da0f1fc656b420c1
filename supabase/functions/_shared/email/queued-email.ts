/** A queued email of the database (private.queue_email), and its rendering in the language of the visitor or of the staff. */
import * as v from "valibot";
import { inLanguage, languages } from "../../../../src/settings/languages.ts";
import type { Environment } from "../environment.ts";
import { emailHtml, emailText, fill, sender, textsIn } from "./layout.ts";

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
  language: v.picklist(languages),
  parameters: v.record(v.string(), v.string()),
});

export type QueuedEmail = v.InferOutput<typeof queuedEmailSchema>;

/** The emails in a response of the database; none if the field is missing. */
export const queuedEmailsSchema = v.optional(v.array(queuedEmailSchema), []);

interface RenderedEmail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Makes a text a single line, so that it cannot start another mail header. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

/** Removes the characters that change the direction of the text after them: with one, a name could reverse the address beside it. */
const withoutDirections = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, "");

const dateIn = (language: QueuedEmail["language"], isoDate: string): string =>
  new Intl.DateTimeFormat(language === "el" ? "el-GR" : "en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );

/** The URL of the email's button, or undefined if it has none. */
const linkOf = ({ template, language, parameters }: QueuedEmail, siteOrigin: string): string | undefined => {
  const at = (path: string, query: Record<string, string>) =>
    `${siteOrigin}${inLanguage(path, language)}?${new URLSearchParams(query).toString()}`;
  if (template === "newsletter-confirm") return at("/newsletter-verified", { token: parameters.token ?? "" });
  if (template === "nights-confirm") return at("/free-nights", { token: parameters.token ?? "" });
  if (template === "nights-free")
    return at("/", {
      checkin: parameters.arrival ?? "",
      checkout: parameters.departure ?? "",
      ...(parameters.suite === undefined ? {} : { suite: parameters.suite }),
    });
  if (template === "request-confirm") return at("/dsar", { token: parameters.token ?? "" });
  if (parameters.unsubscribeToken !== undefined)
    return at("/newsletter-verified", { unsubscribe: parameters.unsubscribeToken });
  return undefined;
};

/**
 * Headers for one-click unsubscription (RFC 8058): mail programs send a POST request to this URL without opening the site. Some programs
 * open it as a link, so it contains the subscriber's language.
 */
const unsubscribeHeaders = ({ parameters, language }: QueuedEmail, functionsUrl: string): Record<string, string> => {
  if (parameters.unsubscribeToken === undefined) return {};
  const query = new URLSearchParams({ unsubscribe: parameters.unsubscribeToken, language });
  return {
    "List-Unsubscribe": `<${functionsUrl}/newsletter?${query.toString()}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
};

/**
 * Tells mail programs that no person wrote the email (RFC 3834), so that a guest's notice of absence does not answer it, nor the notice of the
 * house's own mailbox, whose answer would go to the guest.
 */
const automaticHeaders = { "Auto-Submitted": "auto-generated" };

/** Renders an email. Throws if a text of the template is missing; a test checks that all exist. */
export const renderEmail = (email: QueuedEmail, environment: Environment): RenderedEmail => {
  const { template, parameters } = email;
  const { facts, siteOrigin, functionsUrl, mailFrom } = environment;
  const toStaff = template.endsWith("-notice");
  const language = toStaff ? facts.staffLanguage : email.language;
  const textOf = textsIn(language);
  const houseValues: Readonly<Record<string, string>> = {
    brand: facts.brand[language],
    street: facts.street[language],
    phone: facts.phone,
    phoneHours:
      facts.weekends === undefined
        ? fill(textOf("phoneHours.weekdays"), { weekdays: facts.weekdays })
        : fill(textOf("phoneHours"), { weekdays: facts.weekdays, weekends: facts.weekends }),
    privacyEmail: facts.privacyEmail,
    authority: facts.authority[language],
  };
  // Undefined if the email names no suite (as in a house with only one), or one that the house does not have.
  const suiteName = facts.suites.find(({ id }) => id === parameters.suite)?.name[language];
  const suiteLine = suiteName === undefined ? "" : fill(textOf("suiteLine"), { suiteName });
  const values: Readonly<Record<string, string>> = {
    ...houseValues,
    suiteLine,
    ...parameters,
    ...(parameters.name === undefined ? {} : { name: withoutDirections(parameters.name) }),
    ...(parameters.type === undefined ? {} : { typeName: textOf(`type.${parameters.type}`) }),
    ...(parameters.due === undefined ? {} : { dueDate: dateIn(language, parameters.due) }),
    ...(parameters.arrival === undefined ? {} : { arrivalDate: dateIn(language, parameters.arrival) }),
    ...(parameters.departure === undefined ? {} : { departureDate: dateIn(language, parameters.departure) }),
    ...(parameters.language === undefined ? {} : { languageName: textOf(`language.${parameters.language}`) }),
  };
  // The version that was linked on the guest's page, which may not be the current one when the email is sent.
  const termsOf = (version: string): string =>
    fill(textOf("contact-notice.terms"), {
      termsDate: dateIn(language, version),
      termsAddress: `${siteOrigin}${inLanguage(`/rental-conditions/${version}`, language)}`,
    });
  const subject = oneLine(fill(textOf(`${template}.subject`), values));
  const stay =
    (parameters.arrival === undefined ? "" : fill(textOf("contact-notice.stay"), values)) +
    (parameters.terms === undefined ? "" : termsOf(parameters.terms));
  const body = fill(textOf(`${template}.text`), { ...values, stay });
  const closing = fill(textOf("closing"), houseValues);
  const url = linkOf(email, siteOrigin);
  const button = url === undefined ? undefined : { url, label: textOf(`${template}.button`) };
  const parts = toStaff ? [body] : [textOf("greeting"), ...body.split("\n\n")];
  // Only emails with a confirmation link say that nothing more will be sent without the confirmation.
  const reason = fill(textOf(template.endsWith("-confirm") ? "reason.confirm" : "reason.known"), houseValues);
  const legal = facts.legal === undefined ? [] : [facts.legal[language].join("\n")];
  const small = toStaff ? [closing] : [closing, ...legal, reason];
  const content = { language, brand: facts.brand[language], colours: facts.colours, subject, parts, button, small };
  return {
    from: sender(facts.brand[language], mailFrom),
    to: email.recipient,
    subject,
    text: emailText(content),
    html: emailHtml(content),
    replyTo:
      template === "contact-notice"
        ? (parameters.email ?? facts.contactEmail)
        : template.startsWith("request")
          ? facts.privacyEmail
          : facts.contactEmail,
    headers: { ...automaticHeaders, ...unsubscribeHeaders(email, functionsUrl) },
  };
};
