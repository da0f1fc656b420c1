/** The facts that emails quote, read from content/site.yml, stay.yml and theme.yml: what hosted functions get as the secret SITE_FACTS. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type * as v from "valibot";
import { check } from "../../gatsby/content/check";
import { parseContent } from "../../gatsby/content/content-file";
import { ContentError, type ContentIssue } from "../../gatsby/content/content-issue";
import { siteSchema } from "../../gatsby/content/schema/site";
import { staySchema } from "../../gatsby/content/schema/stay";
import { themeSchema } from "../../gatsby/content/schema/theme";
import { palettesOf } from "../../gatsby/theme/theme-sheet";
import type { Facts } from "../../supabase/functions/_shared/environment.ts";
import { formatTime } from "../../src/lib/format/time.ts";
import { repository } from "./places.ts";

/** As the pages write it, but without their invisible joiner: not every mail program leaves it invisible. */
const spoken = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${formatTime(from)}–${formatTime(to)}`;

export interface SiteFacts {
  readonly facts: Facts;
  readonly siteOrigin: string;
  readonly mailFrom: string;
}

const readAs = <Schema extends v.GenericSchema>(
  content: string,
  name: string,
  schema: Schema,
): v.InferOutput<Schema> => {
  const issues: ContentIssue[] = [];
  const report = (issue: ContentIssue): void => void issues.push(issue);
  const file = parseContent(`content/${name}`, readFileSync(path.join(content, name), "utf8"), report);
  const read = file && check(schema, file, report);
  if (read === undefined) throw new ContentError(issues);
  return read;
};

/** Throws what is wrong with `site.yml`, `stay.yml` or `theme.yml` in the folder `content`, with line and fix, as the check of the content reports it. */
export const readSiteFacts = (content = path.join(repository, "content")): SiteFacts => {
  const { brand, address, contact, domains, hours, authorities, staff } = readAs(content, "site.yml", siteSchema);
  const { light } = palettesOf(readAs(content, "theme.yml", themeSchema));
  const { termsEffectiveFrom } = readAs(content, "stay.yml", staySchema).facts;
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
      colours: {
        paper: light.surface,
        ink: light.text,
        muted: light["text-muted"],
        accent: light.accent,
        onAccent: light["on-accent"],
        line: light.line,
      },
      termsEffectiveFrom: termsEffectiveFrom.value,
      staffLanguage: staff.language,
    },
    siteOrigin: domains.site,
    mailFrom: `${brand.name.en} <post@${domains.mail}>`,
  };
};
