/** Pages about the house or the site as schema.org WebPage. Separate from `website.ts`, which is in the home page's script. */
import { type Language, inLanguage } from "../../settings/languages";
import { rentalId, siteId } from "./website";

interface Site {
  readonly domains: { readonly site: string };
}

interface PageFacts {
  /** Path without language. */
  readonly path: string;
  readonly name: string;
  readonly description: string;
}

const webPage = (
  { domains }: Site,
  { path, name, description }: PageFacts,
  about: object,
  language: Language,
): object => ({
  "@type": "WebPage",
  name,
  description,
  url: domains.site + inLanguage(path, language),
  inLanguage: language,
  isPartOf: { "@id": siteId(domains.site) },
  about,
});

/** A page about the house, such as its guide, as schema.org WebPage. It refers by id to the site and to the suite's `vacationRental`. */
export const housePage = (
  site: Site,
  { suite, ...page }: PageFacts & { readonly suite: string },
  language: Language,
): object => webPage(site, page, { "@id": rentalId(site.domains.site, suite) }, language);

/** A page about the site itself, such as /proof. */
export const sitePage = (site: Site, page: PageFacts, language: Language): object =>
  webPage(site, page, { "@id": siteId(site.domains.site) }, language);

/**
 * The site's accessibility properties, in W3C's vocabulary for schema.org (Accessibility Properties for Discoverability). Each one is covered by
 * tests: tests/site/markup.test.ts, tests/e2e/accessibility.spec.ts, and the other tests in tests/e2e for the keyboard.
 */
const accessible = {
  accessMode: ["textual", "visual"],
  accessModeSufficient: ["textual"],
  accessibilityControl: ["fullKeyboardControl", "fullMouseControl", "fullTouchControl"],
  accessibilityFeature: ["alternativeText", "displayTransformability", "structuralNavigation"],
  accessibilityHazard: ["none"],
};

/** The accessibility statement as schema.org WebPage: about the site, with its accessibility properties, and about the suites, by their ids. */
export const accessibilityPage = (
  site: Site,
  { suites, ...page }: PageFacts & { readonly suites: readonly string[] },
  language: Language,
): object => {
  const origin = site.domains.site;
  const ofSite = { "@type": "WebSite", "@id": siteId(origin), url: origin + inLanguage("/", language), ...accessible };
  return webPage(site, page, [ofSite, ...suites.map((suite) => ({ "@id": rentalId(origin, suite) }))], language);
};
