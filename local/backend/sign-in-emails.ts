/**
 * The emails of the sign-in service: invitation, new password, sign-in link, confirmation of a first or changed email
 * address. Each link opens a page with a button, and only the button redeems the link's token, because programs that scan
 * emails open every link. The embedded backend sends invitations and links for a new password itself (sign-in-links.ts). A
 * hosted project gets all these emails as Go templates (`supabase/templates/*.html`), with subjects in `supabase/config.toml`; they choose
 * the language by the page to which the link leads. `npm run backend:settings` writes them before it pushes them; `npm run backend:emails`
 * only writes them. A test fails when they are outdated.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type EmailParts, emailHtml, emailText, fill, textsIn } from "../../supabase/functions/_shared/email/layout.ts";
import type { Facts } from "../../supabase/functions/_shared/environment.ts";
import { type Language, inLanguage } from "../../src/settings/languages.ts";
import { orExplain, writing } from "../refusal.ts";
import { repository } from "./repository-paths.ts";
import { readSiteFacts } from "./site-facts.ts";

/** The sign-in service's names for the purposes of a link. */
export const linkTypes = ["invite", "recovery", "magiclink", "signup", "email_change"] as const;
export type LinkType = (typeof linkTypes)[number];

interface SignInEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The URL of a link: a page of the site, with the token in the hash. Browsers do not send the hash to any server. */
export const signInLink = (page: string, tokenHash: string, type: LinkType): string =>
  `${page}#token_hash=${tokenHash}&type=${type}`;

/** The email in a language. `link` is the URL of its button. */
export const signInEmail = (type: LinkType, language: Language, facts: Facts, link: string): SignInEmail => {
  const word = textsIn(language);
  const values = { brand: facts.brand[language], street: facts.street[language], phone: facts.phone };
  const filled = (part: string) => fill(word(`sign-in-${type.replace("_", "-")}.${part}`), values);
  const email: EmailParts = {
    language,
    brand: facts.brand[language],
    colours: facts.colours,
    subject: filled("subject"),
    parts: [word("greeting"), ...filled("text").split("\n\n")],
    button: { url: link, label: filled("button") },
    small: [fill(word("closing"), values)],
  };
  return { subject: email.subject, text: emailText(email), html: emailHtml(email) };
};

/** The sign-in service's names for its templates. */
const templateNames: Readonly<Record<LinkType, string>> = {
  invite: "invite",
  recovery: "recovery",
  magiclink: "magic_link",
  signup: "confirmation",
  email_change: "email_change",
};

/**
 * A Go template in both languages. The email is in the staff's language, unless the link leads to the staff page in the other
 * language. Links of invitations sent from Supabase's dashboard lead to no staff page.
 */
const inBoth = (facts: Facts, textIn: (language: Language) => string): string => {
  const own = facts.staffLanguage;
  const other: Language = own === "en" ? "el" : "en";
  return `{{ if eq .RedirectTo (print .SiteURL "${inLanguage("/admin", other)}") }}${textIn(other)}{{ else }}${textIn(own)}{{ end }}`;
};

interface Files {
  /** Contents by path in the repository. */
  readonly [file: string]: string;
}

/** The files for the content and for `config`, the text of supabase/config.toml. */
export const signInTemplates = (config: string, { facts } = readSiteFacts()): Files => {
  const files: Record<string, string> = {};
  let settings = config;
  for (const type of linkTypes) {
    const email = (language: Language) =>
      signInEmail(type, language, facts, signInLink("{{ .RedirectTo }}", "{{ .TokenHash }}", type));
    const name = templateNames[type];
    files[`supabase/templates/${name}.html`] = `${inBoth(facts, (language) => email(language).html)}\n`;
    const subject = new RegExp(`(?<=^\\[auth\\.email\\.template\\.${name}\\]\\nsubject = ).*$`, "m");
    settings = settings.replace(
      subject,
      () => `'${inBoth(facts, (language) => email(language).subject.replaceAll("'", "’"))}'`,
    );
  }
  return { ...files, "supabase/config.toml": settings };
};

/** Writes the templates and their subjects into supabase/. */
export const writeSignInTemplates = (): void => {
  const config = readFileSync(path.join(repository, "supabase/config.toml"), "utf8");
  const files = Object.entries(signInTemplates(config));
  writing(path.join(repository, "supabase"), "Remove its write protection, or run this as its owner.", () => {
    mkdirSync(path.join(repository, "supabase/templates"), { recursive: true });
    for (const [file, text] of files) writeFileSync(path.join(repository, file), text);
  });
  console.log("The emails of the sign-in service are written.");
};

if (require.main === module) void orExplain(writeSignInTemplates);
