/**
 * Writes what a hosted project's sign-in service sends: `supabase/templates/*.html`, and the subjects into `supabase/config.toml`. They are
 * templates of Go, which choose the language by the page that the link leads to. `npm run backend:emails` after a change of the words or of
 * the site's facts; a test says when it was forgotten.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Facts } from "../../supabase/functions/_shared/environment.ts";
import { repository } from "./places.ts";
import { type LinkType, linkTypes, signInEmail, signInLink } from "./sign-in-emails.ts";
import { readSiteFacts } from "./site-facts.ts";
import { writing } from "../writable.ts";

/** The service's names for its templates. */
const templateNames: Readonly<Record<LinkType, string>> = {
  invite: "invite",
  recovery: "recovery",
  magiclink: "magic_link",
  signup: "confirmation",
  email_change: "email_change",
};

const adminPages = { en: "/admin", el: "/el/admin" } as const;

/** The words for a link to the other language's page, else those in the owner's language: an invitation from the service's own pages names no page. */
const inBoth = (facts: Facts, words: (language: "en" | "el") => string): string => {
  const own = facts.staffLanguage;
  const other = own === "en" ? "el" : "en";
  return `{{ if eq .RedirectTo (print .SiteURL "${adminPages[other]}") }}${words(other)}{{ else }}${words(own)}{{ end }}`;
};

interface Files {
  /** By their place in the repository. */
  readonly [file: string]: string;
}

/** The files as content and configuration imply them. */
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

const main = (): void => {
  const config = readFileSync(path.join(repository, "supabase/config.toml"), "utf8");
  const files = Object.entries(signInTemplates(config));
  writing(path.join(repository, "supabase"), "Take its protection off, or run this as its owner.", () => {
    mkdirSync(path.join(repository, "supabase/templates"), { recursive: true });
    for (const [file, text] of files) writeFileSync(path.join(repository, file), text);
  });
  console.log("The emails of the sign-in service are written. Then: npm run backend:settings");
};

if (require.main === module) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
