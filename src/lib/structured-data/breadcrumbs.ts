import { type Language, inLanguage } from "../../settings/languages";

export interface Crumb {
  readonly name: string;
  /** Path without language. */
  readonly path: string;
}

/** The breadcrumbs from the home page to a page as schema.org BreadcrumbList. */
export const breadcrumbList = (origin: string, language: Language, crumbs: readonly Crumb[]): object => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: origin + inLanguage(path, language),
  })),
});
