/**
 * The fields shared by all forms about a person, and the token of the links in emails. The forms and the server functions use this file,
 * so it must not import anything that needs a browser. The message of an issue is the last part of a text key: `emailInvalid` is
 * `contact.error.emailInvalid`, `newsletter.error.emailInvalid` and so on.
 */
import * as v from "valibot";
import { languages } from "../../settings/languages.ts";
import { isChoosableDay } from "../booking/days.ts";

/** Maximum lengths in characters. The database checks the same limits. */
export const personLimits = { name: 100, email: 254 } as const;

/**
 * ASCII control characters other than tab, LF and CR, and Unicode's line and paragraph separators. Nobody types them, and
 * PostgreSQL (NUL) or email headers reject them. `longText` and `nameField` first replace the `softLineBreaks` among them.
 */
// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u2028\u2029]/;
const lineBreaks = /[\r\n\t]/;
/** Line breaks in texts pasted from word processors and PDF files. */
// oxlint-disable-next-line no-control-regex
const softLineBreaks = /[\u000b\u000c\u2028\u2029]/g;
// Half of a surrogate pair cannot be stored as UTF-8.
const loneSurrogates = /\p{Surrogate}/u;

/**
 * A letter, digit, punctuation mark or symbol that can be seen. Excludes the Hangul fillers and the blank Braille pattern,
 * which Unicode counts as letters and symbols.
 */
const visibleCharacter = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/** The text, or an empty one if it has no visible character, only zero-width spaces for example. An empty text counts as not filled in. */
const emptyUnlessVisible = (text: string): string => (visibleCharacter.test(text) ? text : "");

/** Whether a text can be stored and sent by email unchanged. */
const isPlainText = (text: string): boolean => !controlCharacters.test(text) && !loneSurrogates.test(text);

/** Whether a text fits in one line of an email header. */
const isOneLine = (text: string): boolean => isPlainText(text) && !lineBreaks.test(text);

/**
 * A text of several lines: trimmed, with plain line breaks. It may be empty. `issue` is the message for a value that is
 * missing or cannot be stored.
 */
export const longText = (issue: string) =>
  v.pipe(
    v.string(issue),
    v.transform((text) => text.replace(softLineBreaks, "\n")),
    v.trim(),
    v.transform(emptyUnlessVisible),
    v.check(isPlainText, issue),
  );

/** A name: trimmed, one line, 1 to 100 characters. */
export const nameField = v.pipe(
  v.string("nameRequired"),
  v.transform((name) => name.replace(softLineBreaks, " ")),
  v.trim(),
  v.transform(emptyUnlessVisible),
  v.nonEmpty("nameRequired"),
  v.maxLength(personLimits.name, "nameTooLong"),
  v.check(isOneLine, "nameRequired"),
);

/**
 * The canonical form of an email address, in which it is stored, searched, counted and compared: lower-case, with the
 * domain in Punycode, as mail servers use it. Undefined without an @ or with a domain that is not valid.
 */
export const canonicalEmail = (address: string): string | undefined => {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  // A URL may continue after its domain.
  if (at === -1 || /[/?#:\\]/.test(domain)) return undefined;
  try {
    return `${address.slice(0, at).toLowerCase()}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return undefined;
  }
};

/**
 * An email address: before the @, the ASCII characters that mail providers accept, with no dot at either end and no two
 * dots in a row; after it, a domain with a dot, in any script; at most 254 characters. A top-level domain may have digits
 * and hyphens only in Punycode (`xn--…`), to which browsers convert domains in other scripts. The output is the canonical
 * form.
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

/** A day that a person can choose. The database checks the same years. */
export const dayField = (issue: string) =>
  v.pipe(
    v.string(issue),
    v.check((text) => isChoosableDay(text), issue),
  );

/** The person's language, in which emails are sent. */
export const languageField = v.picklist(languages, "languageUnknown");

/** The id of the suite that a form is about, in a house with several. The database checks the same pattern. */
export const suiteField = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/));

/** Fields that people do not fill in: the honeypot must be empty, the token is from the optional challenge. */
export const antiSpamFields = {
  website: v.optional(v.pipe(v.string(), v.maxLength(2000)), ""),
  turnstileToken: v.optional(v.pipe(v.string(), v.maxLength(4000))),
};

/** The token in the links of our emails: 32 random bytes, base64url. */
export const verificationTokenField = v.pipe(v.string("tokenInvalid"), v.regex(/^[A-Za-z0-9_-]{43}$/, "tokenInvalid"));
