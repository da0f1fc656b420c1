/**
 * The facts that the functions and the emails need, read from the content: site.yml, theme.yml and the files of the suites.
 * The functions get them in the environment variable SITE_FACTS, a secret of a hosted project.
 */
import path from "node:path";
import type * as v from "valibot";
import { ContentError, type ContentIssue, reportTo } from "../../gatsby/content/content-issue";
import { contentReader } from "../../gatsby/content/content-reader";
import { siteSchema } from "../../gatsby/content/schema/site";
import { byOrder, suiteSchema } from "../../gatsby/content/schema/suite";
import { themeSchema } from "../../gatsby/content/schema/theme";
import { byLanguage } from "../../gatsby/both-languages";
import { severalSuites } from "../../gatsby/content/suite-terms";
import { palettesOf } from "../../gatsby/theme/theme-sheet";
import type { Facts } from "../../supabase/functions/_shared/environment.ts";
import { formatBreakableTimeRange } from "../../src/lib/format.ts";
import type { Language } from "../../src/settings/languages.ts";
import { repository } from "./repository-paths.ts";

export interface SiteFacts {
  readonly facts: Facts;
  readonly siteOrigin: string;
  /** The domain of the house's email addresses. */
  readonly mailDomain: string;
  /** The address from which the site sends emails; the name before it is the house's, in the language of the email. */
  readonly mailFrom: string;
  /** Whether this is the demo's house, which has invented guests, subscribers and taken nights. */
  readonly isDemo: boolean;
}

/**
 * Reads files of the folder `content` with their schemas, like the content check: texts that quote a fact that the content
 * does not have are left out.
 */
const readerOf = (content: string) => {
  const issues: ContentIssue[] = [];
  const reader = contentReader(content, reportTo(issues));
  const read = <Data>(name: string, schema: v.GenericSchema<unknown, Data>): Data => {
    const data = reader.read(name, schema);
    if (data === undefined) throw new ContentError(issues);
    return data;
  };
  return { suiteFolders: reader.suiteFolders, read };
};

type Legal = v.InferOutput<typeof siteSchema>["legal"];

/** Who runs the house, with the seat and the number in the company register if there are any. */
const legalLines = ({ operator, registeredSeat, commercialRegistry }: Legal, language: Language): string[] => [
  operator.value[language],
  ...(registeredSeat === undefined ? [] : [`${registeredSeat.label[language]}: ${registeredSeat.value[language]}`]),
  ...(commercialRegistry === undefined
    ? []
    : [`${(commercialRegistry.shortLabel ?? commercialRegistry.label)[language]} ${commercialRegistry.value}`]),
];

/**
 * Reads the facts from the folder `content`. If one of its files is invalid, throws a ContentError, which names the line and
 * the fix, like the content check.
 */
export const readSiteFacts = (content = path.join(repository, "content")): SiteFacts => {
  const { suiteFolders, read } = readerOf(content);
  const { brand, address, contact, domains, hours, legal, authorities, staff } = read("site.yml", siteSchema);
  const suites = suiteFolders.map((folder) => read(`suites/${folder}/suite.yml`, suiteSchema)).sort(byOrder);
  const { light } = palettesOf(read("theme.yml", themeSchema));
  return {
    facts: {
      brand: brand.name,
      street: address.street,
      legal: byLanguage((language) => legalLines(legal, language)),
      phone: contact.phone.number,
      weekdays: formatBreakableTimeRange(hours.phone.weekdays),
      ...(hours.phone.weekends && { weekends: formatBreakableTimeRange(hours.phone.weekends) }),
      contactEmail: contact.email.address,
      privacyEmail: contact.privacyEmail.address,
      authority: authorities.dataProtection.name,
      timeZone: hours.timeZone,
      colours: {
        paper: light.surface,
        ink: light.text,
        muted: light["text-muted"],
        accent: light.accent,
        onAccent: light["on-accent"],
        line: light.line,
      },
      staffLanguage: staff.language,
      suites: severalSuites({ suites }).map(({ id, name }) => ({ id, name })),
    },
    siteOrigin: domains.site,
    mailDomain: domains.mail,
    mailFrom: `post@${domains.mail}`,
    isDemo: brand.sample === true,
  };
};
