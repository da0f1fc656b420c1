/** Turns a queued email into words: subject, plain text, HTML and headers, in the language of the person, or of the house. */
import english from "../../../../content/emails/en.json" with { type: "json" };
import greek from "../../../../content/emails/el.json" with { type: "json" };
import type { Environment } from "../environment.ts";
import { asciiAddress } from "./ascii-address.ts";
import type { QueuedEmail } from "./queued-email.ts";

type Words = Readonly<Record<string, string>>;
const words: Readonly<Record<QueuedEmail["language"], Words>> = { en: english, el: greek };

export interface RenderedEmail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo: string;
  readonly headers: Readonly<Record<string, string>>;
}

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** One line without anything that could begin another mail header. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

const dateIn = (language: QueuedEmail["language"], isoDate: string): string =>
  new Intl.DateTimeFormat(language === "el" ? "el-GR" : "en-GB", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );

/** Fills `{name}` from the values; a value is never searched for braces again. */
const fill = (text: string, values: Words): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** The address that the email's button opens, or undefined for an email without one. */
const linkOf = ({ template, language, parameters }: QueuedEmail, siteOrigin: string): string | undefined => {
  const prefix = language === "el" ? "/el" : "";
  const at = (path: string, query: Record<string, string>) =>
    `${siteOrigin}${prefix}${path}?${new URLSearchParams(query).toString()}`;
  if (template === "newsletter-confirm") return at("/newsletter-verified", { token: parameters.token ?? "" });
  if (template === "request-confirm") return at("/dsar", { token: parameters.token ?? "" });
  if (parameters.unsubscribeToken !== undefined)
    return at("/newsletter-verified", { unsubscribe: parameters.unsubscribeToken });
  return undefined;
};

/**
 * One-click unsubscription (RFC 8058): mail programs post to this address without opening the site. Some open it as a link,
 * so it carries the reader's language.
 */
const unsubscribeHeaders = ({ parameters, language }: QueuedEmail, functionsUrl: string): Record<string, string> => {
  if (parameters.unsubscribeToken === undefined) return {};
  const query = new URLSearchParams({ unsubscribe: parameters.unsubscribeToken, language });
  return {
    "List-Unsubscribe": `<${functionsUrl}/newsletter?${query.toString()}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
};

const htmlOf = (
  language: string,
  subject: string,
  parts: readonly string[],
  button: { url: string; label: string } | undefined,
  small: readonly string[],
): string => {
  const paragraph = (text: string, style = "") =>
    `<p style="margin:0 0 16px;${style}">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;
  const link =
    button === undefined
      ? ""
      : `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 20px;background:#2f4a3c;color:#ffffff;text-decoration:none">${escapeHtml(button.label)}</a></p><p style="margin:0 0 16px;font-size:14px;color:#5b5a54;word-break:break-all">${escapeHtml(button.url)}</p>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:32px 16px;background:#f6f3ec;color:#23231f;font:16px/1.6 Georgia,serif"><div style="max-width:34em;margin:0 auto">${parts.map((part) => paragraph(part)).join("")}${link}<hr style="border:0;border-top:1px solid #d8d2c4;margin:32px 0 16px">${small.map((part) => paragraph(part, "font-size:14px;color:#5b5a54")).join("")}</div></body></html>`;
};

/** Throws when a template has no words, which a test rules out. */
export const renderEmail = (email: QueuedEmail, environment: Environment): RenderedEmail => {
  const { template, parameters } = email;
  const { facts, siteOrigin, functionsUrl } = environment;
  const toStaff = template.endsWith("-notice");
  const language = toStaff ? facts.staffLanguage : email.language;
  const dictionary = words[language];
  const word = (key: string): string => {
    const text = dictionary[key];
    if (text === undefined) throw new Error(`No words for ${key} in ${language}`);
    return text;
  };
  const ofTheHouse: Words = {
    brand: facts.brand,
    street: facts.street[language],
    phone: facts.phone,
    weekdays: facts.weekdays,
    weekends: facts.weekends,
    privacyEmail: facts.privacyEmail,
    authority: facts.authority[language],
  };
  const values: Words = {
    ...ofTheHouse,
    ...parameters,
    ...(parameters.type === undefined ? {} : { typeName: word(`type.${parameters.type}`) }),
    ...(parameters.due === undefined ? {} : { dueDate: dateIn(language, parameters.due) }),
    ...(parameters.language === undefined ? {} : { languageName: word(`language.${parameters.language}`) }),
  };
  const subject = oneLine(fill(word(`${template}.subject`), values));
  const body = fill(word(`${template}.text`), values);
  const closing = fill(word("closing"), values);
  const url = linkOf(email, siteOrigin);
  const button = url === undefined ? undefined : { url, label: word(`${template}.button`) };
  const parts = toStaff ? [body] : [word("greeting"), ...body.split("\n\n")];
  // Only a link that was not opened means that nothing more will come.
  const reason = fill(word(template.endsWith("-confirm") ? "reason.confirm" : "reason.known"), ofTheHouse);
  const small = toStaff ? [closing] : [closing, reason];
  return {
    to: asciiAddress(email.recipient) ?? email.recipient,
    subject,
    text: [...parts, ...(button === undefined ? [] : [`${button.label}:\n${button.url}`]), "--", ...small].join("\n\n"),
    html: htmlOf(language, subject, parts, button, small),
    replyTo:
      template === "contact-notice"
        ? // The notice of a message must arrive, also where nobody could answer to the address that came with it.
          (asciiAddress(parameters.email ?? "") ?? facts.contactEmail)
        : template.startsWith("request")
          ? facts.privacyEmail
          : facts.contactEmail,
    headers: unsubscribeHeaders(email, functionsUrl),
  };
};
