/**
 * Conditions on which passages of text depend, apart from the facts that they quote: `<WithFact name="balcony">`, `needs: lift`. They are derived from
 * `site.yml` and the suites as parsed, before any check, so that owners do not have to state the same thing twice.
 */
import { optionalCategories } from "../../src/settings/third-parties";

/** A field of an object by its name, or an entry of a list by its id. */
export const field = (value: unknown, name: string): unknown =>
  Array.isArray(value)
    ? value.find((entry) => field(entry, "id") === name)
    : typeof value === "object" && value !== null
      ? (value as Readonly<Record<string, unknown>>)[name]
      : undefined;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whether the accessibility measurements include the lift: `lift-door`, `lift-cabin`. */
const hasLift = (suite: unknown): boolean =>
  listOf(field(field(suite, "accessibility"), "facts")).some((entry) => /^lift\b/.test(String(field(entry, "id"))));

const area = (suite: unknown, name: string): number => Number(field(field(field(suite, "size"), name), "value"));

/** The conditions about suites, from the ids and Google names of their amenities, and from their measurements. */
const suiteConditions = (suites: unknown): Readonly<Record<string, boolean>> => {
  const list = listOf(suites);
  const amenities = list.flatMap((suite) =>
    listOf(field(field(suite, "amenities"), "groups")).flatMap((group) => listOf(field(group, "items"))),
  );
  const has = (id: string, google?: string): boolean =>
    amenities.some(
      (one) => field(one, "id") === id || (google !== undefined && listOf(field(one, "google")).includes(google)),
    );
  return {
    balcony: list.some((suite) => area(suite, "withBalcony") > area(suite, "interior")),
    lift: list.some(hasLift) || has("lift", "elevator"),
    airConditioning: has("air-conditioning", "ac"),
    washingMachine: has("washing-machine", "washerDryer"),
    safe: has("safe"),
    fireExtinguisher: has("fire-extinguisher"),
    firstAidKit: has("first-aid"),
  };
};

/** The names of the facts for a consent category: `purposesMarketing` and `servicesMarketing`. */
export const consentNames = (category: string): readonly [string, string] => {
  const ending = `${category.charAt(0).toUpperCase()}${category.slice(1)}`;
  return [`purposes${ending}`, `services${ending}`];
};

const consentConditions = (site: unknown): Readonly<Record<string, boolean>> => {
  const services = listOf(field(site, "thirdParties"));
  const isMeasured = field(field(site, "performanceMetrics"), "waitForConsent") === true;
  const ofCategory = optionalCategories.flatMap((category) => {
    const [purposes, names] = consentNames(category);
    const isUsed = services.some((service) => field(service, "category") === category);
    return [[purposes, isUsed || (category === "analytics" && isMeasured)] as const, [names, isUsed] as const];
  });
  const isAsked = ofCategory.some(([, holds]) => holds);
  return { purposes: isAsked, consentMonths: isAsked, ...Object.fromEntries(ofCategory) };
};

const isThere = (value: unknown): boolean => value !== undefined && value !== null;

/** Condition → whether it is true. Some conditions are also facts that texts can quote (facts.ts); the others only show or hide a passage. */
export const conditionsOf = (site: unknown, suites: unknown): Readonly<Record<string, boolean>> => {
  const contact = field(site, "contact");
  return {
    greekLaw: field(field(site, "address"), "countryCode") === "GR",
    countryLookup: field(field(site, "countryLookup"), "enabled") === true,
    interactiveMap: isThere(field(field(site, "thirdParties"), "map-tiles")),
    messengers: ["whatsapp", "viber", "mobile"].some((way) => isThere(field(contact, way))),
    ...consentConditions(site),
    ...suiteConditions(suites),
  };
};
