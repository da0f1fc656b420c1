/**
 * Generates the templates of a hosted project's sign-in service (`supabase/templates/*.html`) and their subjects in
 * `supabase/config.toml`. They are Go templates that choose the language by the page to which the link
 * leads. `npm run backend:settings` writes them before it pushes them; `npm run backend:emails` only writes them. A test fails when they are outdated.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Facts } from "../../supabase/functions/_shared/environment.ts";
import { repository } from "./places.ts";
import { type LinkType, linkTypes, signInEmail, signInLink } from "./sign-in-emails.ts";
import { readSiteFacts } from "./site-facts.ts";
import { orExplain, writing } from "../refusal.ts";

/** The sign-in service's names for its templates. */
const templateNames: Readonly<Record<LinkType, string>> = {
  invite: "invite",
  recovery: "recovery",
  magiclink: "magic_link",
  signup: "confirmation",
  email_change: "email_change",
};

const adminPages = { en: "/admin", el: "/el/admin" } as const;

/**
 * Chooses the language that is not the staff's if the link leads to the staff page in that language, otherwise the language
 * of the staff. Links of invitations sent from Supabase's dashboard lead to no staff page.
 */
const inBoth = (facts: Facts, words: (language: "en" | "el") => string): string => {
  const own = facts.staffLanguage;
  const other = own === "en" ? "el" : "en";
  return `{{ if eq .RedirectTo (print .SiteURL "${adminPages[other]}") }}${words(other)}{{ else }}${words(own)}{{ end }}`;
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
    const email = (language: "en" | "el") =>
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
