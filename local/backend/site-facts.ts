/** The facts that emails quote, read from content/site.yml: what hosted functions get as the secret SITE_FACTS. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { check } from "../../gatsby/content/check";
import { parseContent } from "../../gatsby/content/content-file";
import { ContentError, type ContentIssue } from "../../gatsby/content/content-issue";
import { type Site, siteSchema } from "../../gatsby/content/schema/site";
import type { Facts } from "../../supabase/functions/_shared/environment.ts";
import { formatTime } from "../../src/lib/format/time.ts";
import { repository } from "./places.ts";

/** As the pages write it, but without their invisible joiner: not every mail program leaves it invisible. */
const spoken = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${formatTime(from)}–${formatTime(to)}`;

export interface SiteFacts {
  readonly facts: Facts;
  readonly siteOrigin: string;
  /** The domain of the house's mail. */
  readonly mailDomain: string;
  readonly mailFrom: string;
}

const readSite = (content: string): Site => {
  const issues: ContentIssue[] = [];
  const report = (issue: ContentIssue): void => void issues.push(issue);
  const file = parseContent("content/site.yml", readFileSync(path.join(content, "site.yml"), "utf8"), report);
  const site = file && check(siteSchema, file, report);
  if (site === undefined) throw new ContentError(issues);
  return site;
};

/** Throws what is wrong with `site.yml` in the folder `content`, with line and fix, as the check of the content reports it. */
export const readSiteFacts = (content = path.join(repository, "content")): SiteFacts => {
  const { brand, address, contact, domains, hours, authorities, staff } = readSite(content);
  return {
    facts: {
      brand: brand.name.en,
      street: address.street,
      phone: contact.phone.number,
      weekdays: spoken(hours.phone.weekdays),
      weekends: spoken(hours.phone.weekends),
      contactEmail: contact.email.address,
      privacyEmail: contact.privacyEmail.address,
      authority: authorities.dataProtection.name,
      timeZone: hours.timeZone,
      staffLanguage: staff.language,
    },
    siteOrigin: domains.site,
    mailDomain: domains.mail,
    mailFrom: `${brand.name.en} <post@${domains.mail}>`,
  };
};
