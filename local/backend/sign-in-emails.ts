/**
 * The emails of the sign-in service: an invitation, a new password, a link to sign in with, an address to be confirmed, new or first. Each leads to a page of the site with a button,
 * and only the button uses the link up: programs that check mail open every link. The embedded backend sends them itself; a hosted project
 * is given them as templates (sign-in-templates.ts).
 */
import { type EmailParts, emailHtml, emailText, fill } from "../../supabase/functions/_shared/email/layout.ts";
import type { Facts } from "../../supabase/functions/_shared/environment.ts";
import { wordsIn } from "../../supabase/functions/_shared/email/words.ts";

/** The service's own names for what a link is for. */
export const linkTypes = ["invite", "recovery", "magiclink", "signup", "email_change"] as const;
export type LinkType = (typeof linkTypes)[number];

export interface SignInEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Where a link leads: a page of the site, which reads the part after `#`. Browsers send that part to no server. */
export const signInLink = (page: string, tokenHash: string, type: LinkType): string =>
  `${page}#token_hash=${tokenHash}&type=${type}`;

/** The email in a language; `link` is what its button opens. */
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
