import { type Language, inLanguage } from "../../settings/languages";

interface SiteName {
  readonly brand: { readonly name: string; readonly shortName: string; readonly description: string };
  readonly domains: { readonly site: string };
}

/** The name under which other structured data speaks of the site. */
export const siteId = (origin: string): string => `${origin}/#site`;

/** The site itself as schema.org WebSite, for its name in search results. */
export const webSite = ({ brand, domains }: SiteName, language: Language): object => ({
  "@type": "WebSite",
  "@id": siteId(domains.site),
  name: brand.name,
  alternateName: brand.shortName,
  description: brand.description,
  url: domains.site + inLanguage("/", language),
  inLanguage: language,
});

/** The name under which other structured data speaks of a suite. */
export const rentalId = (origin: string, suite: string): string => `${origin}/suite/${suite}#rental`;
