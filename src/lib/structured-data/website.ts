import { type Language, inLanguage } from "../../settings/languages";

interface SiteName {
  readonly brand: { readonly name: string; readonly shortName: string; readonly description: string };
  readonly domains: { readonly site: string };
}

/** The site as schema.org WebSite, from which search engines take its name. */
export const webSite = ({ brand, domains }: SiteName, language: Language): object => ({
  "@type": "WebSite",
  "@id": `${domains.site}/#site`,
  name: brand.name,
  alternateName: brand.shortName,
  description: brand.description,
  url: domains.site + inLanguage("/", language),
  inLanguage: language,
});

/** The `@id` by which other structured data refers to a suite. */
export const rentalId = (origin: string, suite: string): string => `${origin}/suite/${suite}#rental`;

interface HousePage {
  /** Path without language. */
  readonly path: string;
  readonly name: string;
  readonly description: string;
  /** Id of the suite that the page is about. */
  readonly suite: string;
}

/**
 * A page about the house, such as its guide, as schema.org WebPage: part of the site, and about the suite described by
 * `vacationRental`.
 */
export const housePage = (
  { domains }: Pick<SiteName, "domains">,
  { path, name, description, suite }: HousePage,
  language: Language,
): object => ({
  "@type": "WebPage",
  name,
  description,
  url: domains.site + inLanguage(path, language),
  inLanguage: language,
  isPartOf: { "@id": `${domains.site}/#site` },
  about: { "@id": rentalId(domains.site, suite) },
});
