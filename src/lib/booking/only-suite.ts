/** Replaces `chosen-suite.ts` in the build of a house with one suite: no stay gets a suite, and stays are unchanged. */
import type * as several from "./chosen-suite.ts";

export const namesSuite: typeof several.namesSuite = () => false;

export const stayOfSuiteInUrl: typeof several.stayOfSuiteInUrl = () => undefined;

export const withSuiteProblem: typeof several.withSuiteProblem = (problems) => problems;

export const stayOnArrival: typeof several.stayOnArrival = (_, stay) => stay;

export const limitsOnArrival: typeof several.limitsOnArrival = (house) => house;

export const engineOfStay: typeof several.engineOfStay = (house) => house;

export const putSuite: typeof several.putSuite = () => undefined;

export const suitesForAttribute: typeof several.suitesForAttribute = () => ({});

export const suiteInForm: typeof several.suiteInForm = () => ({});
