/**
 * Decides which suite a stay is for; no other code does. Pure functions. The build of a house with one suite uses
 * `only-suite.ts` instead, so that its scripts do not contain these functions.
 */
import { type Engine, type Stay, type StayLimits, withinMaxGuests } from "./engine.ts";
import { emptyStay } from "./kept-stay.ts";

/** The name of the suite in a URL's query, beside the stay: `?checkin=…&suite=garden-suite`. */
export const suiteParameter = "suite";

/** An engine with the limits of a stay. */
export interface LimitedEngine extends Engine, StayLimits {}

/** A suite by its id, which is also the last part of its page's path, with the engine that books it. */
export interface BookedSuite {
  readonly slug: string;
  readonly bookingEngine: LimitedEngine;
}

/** The suites of a house on one of its pages. */
export interface SuitesOfPage<Suite> {
  /** Empty in a house with one suite, or left out. */
  readonly suites?: readonly Suite[];
  /** The id of the suite whose own page this is. */
  readonly own?: string | undefined;
}

/**
 * The suite of a stay: the `chosen` one, by the URL or by the guest, otherwise the page's own, otherwise that of a stay
 * chosen `before` on another page, otherwise the first. Unknown ids are passed over. Undefined in a house with one suite.
 */
export const suiteOf = <Suite extends { readonly slug: string }>(
  { suites = [], own }: SuitesOfPage<Suite>,
  chosen?: string,
  before?: string,
): Suite | undefined => {
  const named = [chosen, own, before].find((id) => suites.some(({ slug }) => slug === id));
  return suites.find(({ slug }) => slug === named) ?? suites[0];
};

/** The id of a suite that a query names; undefined if the query names none. The id may be unknown. */
const suiteInQuery = (search: string): string | undefined =>
  new URLSearchParams(search).get(suiteParameter)?.trim() || undefined;

/** Whether a query names a suite, in a house with several. */
export const namesSuite = (search: string): boolean => suiteInQuery(search) !== undefined;

/** An empty stay if the URL names a suite, so that the page shows the suite although the URL has no days. */
export const stayOfSuiteInUrl = ({ suites = [] }: SuitesOfPage<unknown>, search: string): Stay | undefined =>
  suites.length > 0 && namesSuite(search) ? emptyStay : undefined;

/** Adds the problem `suiteUnknown` if the query names a suite that the house does not have. */
export const withSuiteProblem = <Problem extends string>(
  problems: readonly Problem[],
  { suites = [] }: SuitesOfPage<{ readonly slug: string }>,
  search: string,
): readonly (Problem | "suiteUnknown")[] => {
  const id = suiteInQuery(search);
  const isKnown = id === undefined || suites.length === 0 || suites.some(({ slug }) => slug === id);
  return isKnown ? problems : [...problems, "suiteUnknown"];
};

/** The stay in a suite, with no more guests than the suite takes. */
export const inSuite = (stay: Stay, { slug, bookingEngine }: BookedSuite): Stay => ({
  ...withinMaxGuests(stay, bookingEngine),
  suite: slug,
});

/** A page of a house: the suites of the house, or the limit of guests if it has one suite. */
type HousePage = SuitesOfPage<BookedSuite> & Pick<StayLimits, "maxGuests">;

/**
 * The stay of the tab on a page that the guest has just opened, with the suite that `suiteOf` chooses on this page and
 * no more guests than there is room for: the stay may have been chosen in another suite, or have the default number of
 * guests. `isBack`: the guest has come back to the page. Its URL may then name an older suite than the stay does, unless
 * it names the suite whose own page this is.
 */
export const stayOnArrival = (page: HousePage, stay: Stay, search: string, isBack = false): Stay => {
  const named = suiteInQuery(search);
  const isOlder = isBack && named !== undefined && named !== page.own;
  const suite = suiteOf(page, (isOlder ? stay.suite : undefined) ?? named, stay.suite);
  return suite === undefined ? withinMaxGuests(stay, page) : inSuite(stay, suite);
};

/** The limits for the stay in a URL: those of its suite, or of the house if it has one suite. */
export const limitsOnArrival = (
  house: LimitedEngine & SuitesOfPage<BookedSuite>,
  search: string,
  before: string | undefined,
): LimitedEngine => suiteOf(house, suiteInQuery(search), before)?.bookingEngine ?? house;

/** The engine of a stay's suite, or of the house if it has one suite. */
export const engineOfStay = (
  house: LimitedEngine & SuitesOfPage<BookedSuite>,
  { suite }: Pick<Stay, "suite">,
): LimitedEngine => suiteOf(house, suite)?.bookingEngine ?? house;

/** Writes the suite of a stay into a query. */
export const putSuite = (query: URLSearchParams, { suite }: Pick<Stay, "suite">): void => {
  if (suite !== undefined) query.set(suiteParameter, suite);
};

/** The suites for the attribute of Book Now; nothing in a house with one suite. */
export const suitesForAttribute = ({ suites = [], own }: SuitesOfPage<BookedSuite>): SuitesOfPage<BookedSuite> =>
  suites.length === 0 ? {} : { own, suites: suites.map(({ slug, bookingEngine }) => ({ slug, bookingEngine })) };

/** The suite that is chosen in a form; `{}` if the form has no field for it. `attribute` marks the fields of a stay. */
export const suiteInForm = (form: HTMLFormElement, attribute: string): Pick<Stay, "suite"> => {
  for (const field of form.elements)
    if (field instanceof HTMLSelectElement && field.getAttribute(attribute) === "suite") return { suite: field.value };
  return {};
};

/**
 * The URL of the engine that a form opens: that of the chosen suite or, if the form has no engines in its attribute, its action.
 * Not `form.action`, which is the field called “action” if an engine's URL requires one. `engineIn` and `attribute`, which marks
 * the fields of a stay, are arguments, because their module imports this one.
 */
export const engineUrlOf = (
  form: HTMLFormElement,
  engineIn: (form: Element) => (LimitedEngine & SuitesOfPage<BookedSuite>) | undefined,
  attribute: string,
): string => {
  const engine = engineIn(form);
  return engine === undefined
    ? (form.getAttribute("action") ?? "")
    : engineOfStay(engine, suiteInForm(form, attribute)).address;
};
