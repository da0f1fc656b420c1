/**
 * The fields that every form about a person shares. Read by the forms and, unchanged, by the server functions, so it
 * imports nothing that needs a browser. An issue's message is the last part of the text key that explains it:
 * `emailInvalid` is `contact.error.emailInvalid`, `newsletter.error.emailInvalid` and so on.
 */
import * as v from "valibot";
import { canonicalEmail } from "./email-address.ts";

/** Longest accepted values, in characters. The database checks the same limits. */
export const personLimits = { name: 100, email: 254 } as const;

/** Control characters other than tab and line breaks: never typed by a person, refused by PostgreSQL (NUL) or by mail headers. */
// eslint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029]/;
const lineBreaks = /[\r\n\t]/;
/** Line breaks that only programs make: they come with what is pasted from word processors and PDF files. */
// eslint-disable-next-line no-control-regex
const softLineBreaks = /[\u000b\u000c\u2028\u2029]/g;
// Half of a surrogate pair cannot be stored as UTF-8.
const loneSurrogates = /\p{Surrogate}/u;

/** Whether a text can be stored and mailed as it is. */
export const isPlainText = (text: string): boolean => !controlCharacters.test(text) && !loneSurrogates.test(text);

/** Whether a text can stand in one line of a mail header. */
export const isOneLine = (text: string): boolean => isPlainText(text) && !lineBreaks.test(text);

/** A text of several lines: trimmed, with the line breaks that everything knows. `issue` is for what cannot be stored. */
export const longText = (issue: string) =>
  v.pipe(
    v.string(issue),
    v.transform((text) => text.replace(softLineBreaks, "\n")),
    v.trim(),
    v.check(isPlainText, issue),
  );

/** A name as people write it: trimmed, one line, 1 to 100 characters. */
export const nameField = v.pipe(
  v.string("nameRequired"),
  v.transform((name) => name.replace(softLineBreaks, " ")),
  v.trim(),
  v.nonEmpty("nameRequired"),
  v.maxLength(personLimits.name, "nameTooLong"),
  v.check(isOneLine, "nameRequired"),
);

/**
 * An address that can receive mail: before the @ the Latin letters, digits and signs that mail providers take, no dot at an end and no two
 * side by side; after it a domain with a dot, in any letters; at most 254 characters. Browsers hand a domain in other letters than Latin
 * ones over in Punycode: only there has the last label digits and hyphens. Comes out in its
 * canonical form.
 */
export const emailField = v.pipe(
  v.string("emailRequired"),
  v.trim(),
  v.nonEmpty("emailRequired"),
  v.maxLength(personLimits.email, "emailInvalid"),
  v.check(isOneLine, "emailInvalid"),
  v.regex(
    /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\d](?:[\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?\.)+(?:[\p{L}\p{M}]{2,63}|xn--[a-z\d-]{1,59})$/u,
    "emailInvalid",
  ),
  v.transform((address) => canonicalEmail(address) ?? ""),
  v.nonEmpty("emailInvalid"),
  v.maxLength(personLimits.email, "emailInvalid"),
);

/** The language the person reads: decides the language of the emails. */
export const languageField = v.picklist(["en", "el"], "languageUnknown");

/** Fields that only machines fill in: the honeypot stays empty, the token comes from the optional challenge. */
export const antiSpamFields = {
  website: v.optional(v.pipe(v.string(), v.maxLength(2000)), ""),
  turnstileToken: v.optional(v.pipe(v.string(), v.maxLength(4000))),
};
