import { type Language, inLanguage } from "../../settings/languages";

interface SiteName {
  readonly brand: { readonly name: string; readonly shortName: string; readonly description: string };
  readonly domains: { readonly site: string };
}

/** The `@id` by which other structured data refers to the site. */
export const siteId = (origin: string): string => `${origin}/#site`;

/** The site as schema.org WebSite, from which search engines take its name. */
export const webSite = ({ brand, domains }: SiteName, language: Language): object => ({
  "@type": "WebSite",
  "@id": siteId(domains.site),
  name: brand.name,
  alternateName: brand.shortName,
  description: brand.description,
  url: domains.site + inLanguage("/", language),
  inLanguage: language,
});

/** The `@id` by which other structured data refers to a suite. */
export const rentalId = (origin: string, suite: string): string => `${origin}/suite/${suite}#rental`;
