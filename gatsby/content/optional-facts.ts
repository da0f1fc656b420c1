/**
 * The facts and conditions that a house may lack, and which of them this house lacks. They are read from files that are parsed but not yet
 * validated, because fields that need an absent fact are removed before validation (without-absent.ts).
 */
import * as v from "valibot";
import { codeToType, takesGuests } from "../../src/lib/booking/engine-presets";
import { optionalCategories } from "../../src/settings/third-parties";
import { bookingEngine, suiteEngine } from "./schema/services";
import { mayBeAbsent } from "./schema/stay";
import { enginesOf } from "./suite-terms";

/** The content of `site.yml`, `stay.yml`, `reviews.yml` and of every `suite.yml`, as parsed. */
interface ParsedFiles {
  readonly site?: unknown;
  readonly stay?: unknown;
  readonly suites: readonly unknown[];
  readonly reviews?: unknown;
}

const fieldOf = (value: unknown, name: string): unknown =>
  Array.isArray(value)
    ? value.find((entry) => fieldOf(entry, "id") === name)
    : typeof value === "object" && value !== null
      ? (value as Readonly<Record<string, unknown>>)[name]
      : undefined;

/** The value at a path such as `emergency.emergencyFire.number`. Entries of lists are found by their id. */
export const valueAt = (value: unknown, path: string): unknown => path.split(".").reduce(fieldOf, value);

const isThere = (value: unknown): boolean => value !== undefined && value !== null;
const listAt = (value: unknown, path: string): readonly unknown[] => {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
};
const entriesAt = (value: unknown, path: string): readonly (readonly [string, unknown])[] =>
  Object.entries(valueAt(value, path) ?? {});

const area = (suite: unknown, name: string): number => Number(valueAt(suite, `size.${name}.value`));

/** Whether the accessibility measurements include the lift: `lift-door`, `lift-cabin`. */
const hasLift = (suite: unknown): boolean =>
  listAt(suite, "accessibility.facts").some((entry) => /^lift\b/.test(String(valueAt(entry, "id"))));

/** Conditions about the suites. A condition is true if any suite has the measurement, or an amenity with the id or the Google name. */
const suiteConditions = (suites: readonly unknown[]) => {
  const amenities = suites
    .flatMap((suite) => listAt(suite, "amenities.groups"))
    .flatMap((group) => listAt(group, "items"));
  const has = (id: string, google?: string): boolean =>
    amenities.some((one) => valueAt(one, "id") === id || listAt(one, "google").some((name) => name === google));
  return {
    balcony: suites.some((suite) => area(suite, "withBalcony") > area(suite, "interior")),
    lift: suites.some(hasLift) || has("lift", "elevator"),
    airConditioning: has("air-conditioning", "ac"),
    washingMachine: has("washing-machine", "washerDryer"),
    safe: has("safe"),
    fireExtinguisher: has("fire-extinguisher"),
    firstAidKit: has("first-aid"),
  };
};

/** The name under which texts quote a number together with its noun. */
export const withNoun = (name: string): string => `${name}WithNoun`;

/** The name under which a table cell quotes a number together with its noun. In Greek, the noun is in the nominative there. */
export const withNounInCell = (name: string): string => `${withNoun(name)}Alone`;

/** The names of the facts for a consent category: `purposesMarketing` and `servicesMarketing`. */
export const consentNames = (category: string): readonly [string, string] => {
  const ending = `${category.charAt(0).toUpperCase()}${category.slice(1)}`;
  return [`purposes${ending}`, `services${ending}`];
};

const consentConditions = (site: unknown): Readonly<Record<string, boolean>> => {
  const services = listAt(site, "thirdParties");
  const isMeasured = valueAt(site, "performanceMetrics.waitForConsent") === true;
  const ofCategory = optionalCategories.flatMap((category) => {
    const [purposes, names] = consentNames(category);
    const isUsed = services.some((service) => valueAt(service, "category") === category);
    return [[purposes, isUsed || (category === "analytics" && isMeasured)] as const, [names, isUsed] as const];
  });
  const isAsked = ofCategory.some(([, isTrue]) => isTrue);
  return {
    purposes: isAsked,
    consentMonths: isAsked,
    [withNoun("consentMonths")]: isAsked,
    [withNounInCell("consentMonths")]: isAsked,
    ...Object.fromEntries(ofCategory),
  };
};

/**
 * Whether guests must enter the code of a direct discount or the number of guests themselves at the engine of any suite, because its URL
 * cannot contain it. Skips engines with mistakes, which the checks report.
 */
const engineConditions = (site: unknown, stay: unknown, suites: readonly unknown[]) => {
  const house = v.safeParse(bookingEngine, valueAt(site, "bookingEngine"));
  const own = suites.flatMap((suite) => {
    const engine = v.safeParse(v.nullish(suiteEngine), valueAt(suite, "bookingEngine"));
    return engine.success ? [{ bookingEngine: engine.output ?? undefined }] : [];
  });
  const engines = house.success ? enginesOf(house.output, own) : [];
  const hasDiscount = isThere(fieldOf(valueAt(stay, "facts"), "directDiscount"));
  return {
    directCode: hasDiscount && engines.some((engine) => codeToType(engine) !== undefined),
    guestsToChoose: !engines.every(takesGuests),
  };
};

/** Condition → whether it is true. Conditions follow from other fields; texts can quote those that are true, like facts. */
export const conditionsOf = ({ site, stay, suites, reviews }: ParsedFiles): Readonly<Record<string, boolean>> => ({
  greekLaw: valueAt(site, "address.countryCode") === "GR",
  countryLookup: valueAt(site, "countryLookup.enabled") === true,
  interactiveMap: isThere(valueAt(site, "thirdParties.map-tiles")),
  guestReviews: listAt(reviews, "reviews").length > 0,
  // The first guest who is charged is then the third.
  twoGuestsIncluded: valueAt(fieldOf(stay, "facts"), "guestsIncluded.value") === 2,
  messengers: ["whatsapp", "viber", "mobile"].some((name) => isThere(valueAt(site, `contact.${name}`))),
  ...consentConditions(site),
  ...engineConditions(site, stay, suites),
  ...suiteConditions(suites),
});

/** The names of facts and conditions that may be absent. Texts may quote them even if `quotable` does not list them. */
export const optionalNames: readonly string[] = [
  ...Object.keys(conditionsOf({ suites: [] })),
  ...Object.keys(mayBeAbsent),
  withNoun("freeCancellationDays"),
  ...["climateSeasonHigh", "climateSeasonLow", "climateSeasonHighInSentence", "climateSeasonLowInSentence"],
  ...["quietHoursSummer", "quietHoursWinter", "quietSeasonSummer", "quietSeasonWinter"],
  ...["receptionDeskWeekdays", "receptionDeskWeekends", "receptionPhoneWeekends"],
  ...["emergencyGeneral", "emergencyAmbulance", "emergencyFire", "emergencyPolice"],
  ...["registeredSeat", "propertyRegistry", "commercialRegistry", "taxNumber"],
];

/** Whether the field of a path in `quotable` may be missing, because it is optional. */
export const isOptionalPath = (path: string): boolean =>
  /^site\.(?:hours\.desk|hours\.phone\.weekends|emergency|social|consent|contact\.(?:mobile|whatsapp|viber)|legal\.(?!operator\b)\w+)\b|^suites\.[^.]+\.houseRules\./.test(
    path,
  );

/** The names of the optional facts that are absent. */
export const absentFacts = (files: ParsedFiles): ReadonlySet<string> => {
  const { site, stay, suites } = files;
  const conditions = conditionsOf(files);
  const paths = entriesAt(stay, "quotable").map(([name, path]) => [name, String(path)] as const);
  const facts = entriesAt(stay, "facts").filter(([, fact]) => isThere(fact));
  const isQuotable = (name: string, path: string) =>
    isThere(valueAt({ site, suites }, path)) && conditions[name] !== false;
  const present = new Set([
    ...Object.keys(conditions).filter((name) => conditions[name]),
    ...facts.flatMap(([name]) => [name, withNoun(name)]),
    ...facts.flatMap(([, fact]) => {
      const season = valueAt(fact, "season.name");
      return typeof season === "string" ? [season, `${season}InSentence`] : [];
    }),
    ...listAt(stay, "quietHours.seasons").flatMap((season) =>
      ["hoursName", "datesName"].map((name) => String(valueAt(season, name))),
    ),
    ...paths.filter(([name, path]) => !isOptionalPath(path) || isQuotable(name, path)).map(([name]) => name),
  ]);
  const optional = [...optionalNames, ...paths.filter(([, path]) => isOptionalPath(path)).map(([name]) => name)];
  return new Set(optional.filter((name) => !present.has(name)));
};
