/**
 * Optional facts, and how texts that need an absent fact are handled: a list entry is removed, a text with `otherwise:` is replaced by that text, and
 * any other field counts as left out. `needs: climateFeeHigh` marks a text or list entry that depends on a fact without quoting it.
 */
import * as v from "valibot";
import { type EngineSettings, codeToType, takesGuests } from "../../src/lib/booking/engine-presets";
import { bookingEngine, suiteEngine } from "./schema/booking-engine";
import { conditionsOf, field } from "./conditions";
import { quotedNames } from "./facts";
import { engineOfSuite } from "./suite-terms";
import { type FieldPath, fieldName } from "./yaml-places";

/** The names of optional facts. They stay known even if `quotable` does not list them. */
export const optionalNames: readonly string[] = [
  ...Object.keys(conditionsOf(undefined, undefined)),
  ...["thirdGuestFee", "directDiscount", "climateFeeHigh", "climateFeeLow"],
  ...["freeCancellationDays", "parkingPerDay", "airportTransfer"],
  ...["climateSeasonHigh", "climateSeasonLow", "climateSeasonHighInSentence", "climateSeasonLowInSentence"],
  ...["quietHoursSummer", "quietHoursWinter", "quietSeasonSummer", "quietSeasonWinter"],
  ...["receptionDeskWeekdays", "receptionDeskWeekends"],
  ...["emergencyGeneral", "emergencyAmbulance", "emergencyFire", "emergencyPolice"],
  ...["directCode", "guestsToChoose"],
  ...["registeredSeat", "propertyRegistry", "commercialRegistry", "taxNumber", "taxOffice"],
];

/** Whether a path in `quotable` may lead nowhere, because the field is optional. */
export const isOptionalWay = (way: string): boolean =>
  /^site\.(?:hours\.desk|emergency|social|consent|contact\.(?:mobile|whatsapp|viber)|legal\.(?!operator\b)\w+)\b|^suites\.[^.]+\.houseRules\./.test(
    way,
  );

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === "object" && value !== null ? Object.entries(value) : [];

const isThere = (value: unknown): boolean => value !== undefined && value !== null;

/** The engines of the suites. Mistakes in their settings are reported elsewhere, and such an engine is left out here. */
const enginesOf = (site: unknown, suites: unknown): readonly EngineSettings[] => {
  const house = v.safeParse(bookingEngine, field(site, "bookingEngine"));
  if (!house.success) return [];
  const own = (Array.isArray(suites) ? suites : []).flatMap((suite: unknown) => {
    const read = v.safeParse(v.optional(suiteEngine), field(suite, "bookingEngine") ?? undefined);
    return read.success ? [engineOfSuite(house.output, read.output)] : [];
  });
  return own.length === 0 ? [house.output] : own;
};

/** The facts about what guests have to enter at the booking engine themselves. */
const enteredByGuests = (site: unknown, stay: unknown, suites: unknown): readonly string[] => {
  const engines = enginesOf(site, suites);
  const hasDiscount = isThere(field(field(stay, "facts"), "directDiscount"));
  return [
    ...(hasDiscount && engines.some((engine) => codeToType(engine) !== undefined) ? ["directCode"] : []),
    ...(engines.every(takesGuests) ? [] : ["guestsToChoose"]),
  ];
};

/** The names of the optional facts that are absent. The arguments are the parsed `site.yml`, `stay.yml` and suites, before any check. */
export const absentFacts = (site: unknown, stay: unknown, suites: unknown): ReadonlySet<string> => {
  const conditions = conditionsOf(site, suites);
  const ways = entriesOf(field(stay, "quotable")).map(([name, way]) => [name, String(way)] as const);
  const exists = (way: string) => isThere(way.split(".").reduce<unknown>(field, { site, suites }));
  const facts = entriesOf(field(stay, "facts")).filter(([, fact]) => isThere(fact));
  const seasons = entriesOf(field(field(stay, "quietHours"), "seasons")).map(([, season]) => season);
  const present = [
    ...Object.entries(conditions).flatMap(([name, holds]) => (holds ? [name] : [])),
    ...enteredByGuests(site, stay, suites),
    ...facts.map(([name]) => name),
    ...facts.flatMap(([, fact]) => {
      const season = field(field(fact, "season"), "name");
      return typeof season === "string" ? [season, `${season}InSentence`] : [];
    }),
    ...seasons.flatMap((season) => [field(season, "hoursName"), field(season, "datesName")].map(String)),
    ...ways.flatMap(([name, way]) =>
      !isOptionalWay(way) || (exists(way) && conditions[name] !== false) ? [name] : [],
    ),
  ];
  const optional = [...optionalNames, ...ways.flatMap(([name, way]) => (isOptionalWay(way) ? [name] : []))];
  return new Set(optional.filter((name) => !present.includes(name)));
};

/** The content of a file without the texts that need an absent fact. */
export interface WithoutAbsent {
  readonly data: unknown;
  /** Removed field → the absent fact that it needs. */
  readonly removed: ReadonlyMap<string, string>;
  /** Converts a path in `data` to the path in the file, where list indexes also count the removed entries. */
  readonly written: (path: FieldPath) => FieldPath;
}

const gone = Symbol("gone");

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Removes everything that needs an absent fact, and all `needs` and `otherwise` fields. */
export const withoutAbsent = (data: unknown, absent: ReadonlySet<string>): WithoutAbsent => {
  const removed = new Map<string, string>();
  const kept = new Map<string, readonly number[]>();
  let reason = "";

  const lacks = (text: unknown): boolean => {
    const name = typeof text === "string" ? quotedNames(text).find((quoted) => absent.has(quoted)) : undefined;
    if (name !== undefined) reason = name;
    return name !== undefined;
  };

  const record = (value: Readonly<Record<string, unknown>>, path: FieldPath, inList: boolean): unknown => {
    const { needs, otherwise, ...fields } = value;
    const isMissed = typeof needs === "string" && absent.has(needs);
    if (isMissed) reason = needs;
    if (isMissed || lacks(fields["en"]) || lacks(fields["el"])) {
      return isRecord(otherwise) ? one({ ...fields, otherwise: undefined, ...otherwise }, path, inList) : gone;
    }
    const result: Record<string, unknown> = {};
    for (const [name, own] of Object.entries(fields)) {
      const left = one(own, [...path, name], inList);
      if (left !== gone) result[name] = left;
      else if (inList) return gone;
      else removed.set(fieldName([...path, name]), reason);
    }
    return result;
  };

  const one = (value: unknown, path: FieldPath, inList: boolean): unknown => {
    if (typeof value === "string") return lacks(value) ? gone : value;
    if (isRecord(value)) return record(value, path, inList);
    if (!Array.isArray(value)) return value;
    const left = value.map((entry: unknown, index) => one(entry, [...path, index], true));
    const numbers = left.flatMap((entry, index) => (entry === gone ? [] : [index]));
    if (numbers.length < left.length) kept.set(fieldName(path), numbers);
    return numbers.length === 0 && left.length > 0 ? gone : left.filter((entry) => entry !== gone);
  };

  const left = one(data, [], false);
  const written = (path: FieldPath): FieldPath =>
    path.reduce<FieldPath>((steps, step) => {
      const numbers = typeof step === "number" ? kept.get(fieldName(steps)) : undefined;
      return [...steps, typeof step === "number" ? (numbers?.[step] ?? step) : step];
    }, []);
  return { data: left === gone ? undefined : left, removed, written };
};

/**
 * The texts of a namespace as pages show them, before facts are filled in. A text that quotes an absent fact is replaced by the text of its key with
 * `.otherwise`; without such a key it is empty, and the page leaves it out.
 */
export const textsWithout = (
  texts: Readonly<Record<string, string>>,
  has: (name: string) => boolean,
): Readonly<Record<string, string>> => {
  const textOf = (key: string): string => {
    const text = texts[key] ?? "";
    return quotedNames(text).every(has) ? text : textOf(`${key}${otherwiseSuffix}`);
  };
  const keys = Object.keys(texts).filter((key) => !key.endsWith(otherwiseSuffix));
  return Object.fromEntries(keys.map((key) => [key, textOf(key)]));
};

/** The suffix of the key of a replacement text: used when the text without the suffix needs an absent fact. */
export const otherwiseSuffix = ".otherwise";
