/** Takes the place of `suite-choice.tsx` in the build of a house with one suite, so that its pages load nothing for the choice. */
import type * as several from "./suite-choice";

export const termsOfSuite: typeof several.termsOfSuite = (terms) => terms;

export const useSuiteTerms: typeof several.useSuiteTerms = (terms) => terms;

export const SuiteField: typeof several.SuiteField = () => null;

export const SuiteName: typeof several.SuiteName = () => null;
