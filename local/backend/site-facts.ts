/** The facts that emails quote, read from content/site.yml: what hosted functions get as the secret SITE_FACTS. */
import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import type { Facts } from "../../supabase/functions/_shared/environment.ts";
import { repository } from "./places.ts";

const text = v.pipe(v.string(), v.nonEmpty());
const bilingual = v.object({ en: text, el: text });
const range = v.object({ from: text, to: text });

const schema = v.object({
  brand: v.object({ name: bilingual }),
  address: v.object({ street: bilingual }),
  contact: v.object({
    phone: v.object({ display: text }),
    email: v.object({ address: text }),
    privacyEmail: v.object({ address: text }),
  }),
  domains: v.object({ site: text, mail: text }),
  hours: v.object({ phone: v.object({ weekdays: range, weekends: range }) }),
  authorities: v.object({ dataProtection: v.object({ name: bilingual }) }),
  staff: v.object({ language: v.picklist(["en", "el"]) }),
});

const spoken = ({ from, to }: { readonly from: string; readonly to: string }): string => `${from}–${to}`;

export interface SiteFacts {
  readonly facts: Facts;
  readonly siteOrigin: string;
  readonly mailFrom: string;
}

/** Throws with the field's name when content/site.yml lacks one of them. */
export const readSiteFacts = (): SiteFacts => {
  const file = path.join(repository, "content/site.yml");
  const result = v.safeParse(schema, parse(readFileSync(file, "utf8")));
  if (!result.success) {
    throw new Error(
      `content/site.yml: ${result.issues.map((issue) => `${v.getDotPath(issue) ?? ""}: ${issue.message}`).join("; ")}`,
    );
  }
  const { brand, address, contact, domains, hours, authorities, staff } = result.output;
  return {
    facts: {
      brand: brand.name.en,
      street: address.street,
      phone: contact.phone.display,
      weekdays: spoken(hours.phone.weekdays),
      weekends: spoken(hours.phone.weekends),
      contactEmail: contact.email.address,
      privacyEmail: contact.privacyEmail.address,
      authority: authorities.dataProtection.name,
      staffLanguage: staff.language,
    },
    siteOrigin: domains.site,
    mailFrom: `${brand.name.en} <post@${domains.mail}>`,
  };
};
