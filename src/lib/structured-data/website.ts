import { type Language, inLanguage } from "../../settings/languages";

interface SiteName {
  readonly brand: { readonly name: string; readonly shortName: string; readonly description: string };
  readonly domains: { readonly site: string };
}

/** The site itself as schema.org WebSite, for its name in search results. */
export const webSite = ({ brand, domains }: SiteName, language: Language): object => ({
  "@type": "WebSite",
  "@id": `${domains.site}/#site`,
  name: brand.name,
  alternateName: brand.shortName,
  description: brand.description,
  url: domains.site + inLanguage("/", language),
  inLanguage: language,
});
