/** The purposes for which visitors are asked for consent, quoted by the cookie banner, the preferences and the policies. */
import { type Language, languageFacts } from "../../src/settings/languages";
import { type OptionalCategory, optionalCategories } from "../../src/settings/third-parties";
import type { FactWords } from "./write-fact";

/** The parts of `content/site.yml` that are needed here. */
export interface PurposeSources {
  readonly thirdParties: readonly {
    readonly category: string;
    readonly shortPurpose: Readonly<Record<Language, string>>;
  }[];
  readonly performanceMetrics: { readonly waitForConsent: boolean };
}

/** The purposes of one category, or of all categories that need consent, in order and without repetition. */
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

/** The purposes as a text that follows “for”: “visitor statistics and heat maps”. If there are none, a text of the namespace `facts`. */
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

/** Whether a service or measurement in a category needs consent. */
export const hasPurpose = ({ thirdParties, performanceMetrics }: PurposeSources, category: OptionalCategory): boolean =>
  thirdParties.some((service) => service.category === category) ||
  (category === "analytics" && performanceMetrics.waitForConsent);
