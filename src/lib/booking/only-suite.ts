/** Replaces `chosen-suite.ts` in the build of a house with one suite: no stay gets a suite. */
import type * as several from "./chosen-suite.ts";
import { withinMaxGuests } from "./engine.ts";

export const namesSuite: typeof several.namesSuite = () => false;

export const stayOfSuiteInUrl: typeof several.stayOfSuiteInUrl = () => undefined;

export const withSuiteProblem: typeof several.withSuiteProblem = (problems) => problems;

export const stayOnArrival: typeof several.stayOnArrival = (house, stay) => withinMaxGuests(stay, house);

export const limitsOnArrival: typeof several.limitsOnArrival = (house) => house;

export const engineOfStay: typeof several.engineOfStay = (house) => house;

export const putSuite: typeof several.putSuite = () => undefined;

export const suitesForAttribute: typeof several.suitesForAttribute = () => ({});

export const suiteInForm: typeof several.suiteInForm = () => ({});

export const engineUrlOf: typeof several.engineUrlOf = (form) => form.getAttribute("action") ?? "";
