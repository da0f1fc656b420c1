/**
 * The emails of the sign-in service: invitation, new password, sign-in link, confirmation of a first or changed email
 * address. Each link opens a page with a button, and only the button redeems the link's token, because programs that scan
 * emails open every link. The embedded backend sends invitations and links for a new password itself (sign-in-links.ts); a
 * hosted project gets all these emails as templates (sign-in-templates.ts).
 */
import { type EmailParts, emailHtml, emailText, fill, wordsIn } from "../../supabase/functions/_shared/email/layout.ts";
import type { Facts } from "../../supabase/functions/_shared/environment.ts";

/** The sign-in service's names for the purposes of a link. */
export const linkTypes = ["invite", "recovery", "magiclink", "signup", "email_change"] as const;
export type LinkType = (typeof linkTypes)[number];

export interface SignInEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The URL of a link: a page of the site, with the token in the hash. Browsers do not send the hash to any server. */
export const signInLink = (page: string, tokenHash: string, type: LinkType): string =>
  `${page}#token_hash=${tokenHash}&type=${type}`;

/** The email in a language. `link` is the URL of its button. */
export const signInEmail = (type: LinkType, language: "en" | "el", facts: Facts, link: string): SignInEmail => {
  const word = wordsIn(language);
  const values = { brand: facts.brand[language], street: facts.street[language], phone: facts.phone };
  const words = (part: string) => fill(word(`sign-in-${type.replace("_", "-")}.${part}`), values);
  const email: EmailParts = {
    language,
    brand: facts.brand[language],
    colours: facts.colours,
    subject: words("subject"),
    parts: [word("greeting"), ...words("text").split("\n\n")],
    button: { url: link, label: words("button") },
    small: [fill(word("closing"), values)],
  };
  return { subject: email.subject, text: emailText(email), html: emailHtml(email) };
};
