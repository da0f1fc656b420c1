/** What visitors are asked to allow: one list, quoted by the cookie banner, the preferences and the policies. */
import { type Language, languageFacts } from "../../src/settings/languages";
import { type OptionalCategory, optionalCategories } from "../../src/settings/third-parties";
import type { FactWords } from "./write-fact";

/** The parts of `content/site.yml` that say it. */
export interface PurposeSources {
  readonly thirdParties: readonly {
    readonly category: string;
    readonly shortPurpose: Readonly<Record<Language, string>>;
  }[];
  readonly performanceMetrics: { readonly waitForConsent: boolean };
}

/** Each purpose once, in the order of the file; of one category, or of all that need consent. Empty when nothing is asked. */
const purposesOf = (
  { thirdParties, performanceMetrics }: PurposeSources,
  language: Language,
  words: FactWords,
  category?: OptionalCategory,
): readonly string[] => {
  const categories: readonly string[] = category === undefined ? optionalCategories : [category];
  const ofServices = categories.flatMap((wanted) =>
    thirdParties.flatMap((service) => (service.category === wanted ? [service.shortPurpose[language]] : [])),
  );
  const measured = performanceMetrics.waitForConsent && categories.includes("analytics");
  return [...new Set([...ofServices, ...(measured ? [words["metricsPurpose"] ?? "facts.metricsPurpose"] : [])])];
};

/** The purposes as they follow “for”: “visitor statistics and heat maps”. Words of the namespace `facts` stand in where there is none. */
export const purposesIn = (
  sources: PurposeSources,
  language: Language,
  words: FactWords,
  category?: OptionalCategory,
): string => {
  const purposes = purposesOf(sources, language, words, category);
  if (purposes.length === 0) return words["noPurpose"] ?? "facts.noPurpose";
  return new Intl.ListFormat(languageFacts[language].format).format(purposes);
};

/** Whether anything of a category needs consent. */
export const hasPurpose = ({ thirdParties, performanceMetrics }: PurposeSources, category: OptionalCategory): boolean =>
  thirdParties.some((service) => service.category === category) ||
  (category === "analytics" && performanceMetrics.waitForConsent);
