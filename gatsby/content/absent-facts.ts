/**
 * Facts that a house may do without, and what becomes of the texts that need one: an entry of a list goes whole, a text with `otherwise:` says
 * that instead, any other field counts as left out. `needs: climateFeeHigh` says so of a text or an entry that speaks of a fact without quoting it.
 */
import * as v from "valibot";
import { codeToType, takesGuests } from "../../src/lib/booking/engine-presets";
import { bookingEngine } from "./schema/booking-engine";
import { conditionsOf, field } from "./conditions";
import { quotedNames } from "./facts";
import { type FieldPath, fieldName } from "./yaml-places";

/** The names under which texts quote them, whether or not `quotable` still lists them. */
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

/** Whether a way of `quotable` may lead nowhere, because the house has not what stands there. */
export const isOptionalWay = (way: string): boolean =>
  /^site\.(?:hours\.desk|emergency|social|consent|contact\.(?:mobile|whatsapp|viber)|legal\.(?!operator\b)\w+)\b|^suites\.[^.]+\.houseRules\./.test(
    way,
  );

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === "object" && value !== null ? Object.entries(value) : [];

const isThere = (value: unknown): boolean => value !== undefined && value !== null;

/** What guests do at the engine by hand. An engine with a mistake is told of elsewhere. */
const handedOver = (site: unknown, stay: unknown): readonly string[] => {
  const engine = v.safeParse(bookingEngine, field(site, "bookingEngine"));
  if (!engine.success) return [];
  const hasDiscount = isThere(field(field(stay, "facts"), "directDiscount"));
  return [
    ...(hasDiscount && codeToType(engine.output) !== undefined ? ["directCode"] : []),
    ...(takesGuests(engine.output) ? [] : ["guestsToChoose"]),
  ];
};

/** The optional facts that `site.yml`, `stay.yml` and the suites, as they were read and before any check, do not hold. */
export const absentFacts = (site: unknown, stay: unknown, suites: unknown): ReadonlySet<string> => {
  const conditions = conditionsOf(site, suites);
  const ways = entriesOf(field(stay, "quotable")).map(([name, way]) => [name, String(way)] as const);
  const isLed = (way: string) => isThere(way.split(".").reduce<unknown>(field, { site, suites }));
  const facts = entriesOf(field(stay, "facts")).filter(([, fact]) => isThere(fact));
  const seasons = entriesOf(field(field(stay, "quietHours"), "seasons")).map(([, season]) => season);
  const held = [
    ...Object.entries(conditions).flatMap(([name, holds]) => (holds ? [name] : [])),
    ...handedOver(site, stay),
    ...facts.map(([name]) => name),
    ...facts.flatMap(([, fact]) => {
      const season = field(field(fact, "season"), "name");
      return typeof season === "string" ? [season, `${season}InSentence`] : [];
    }),
    ...seasons.flatMap((season) => [field(season, "hoursName"), field(season, "datesName")].map(String)),
    ...ways.flatMap(([name, way]) => (!isOptionalWay(way) || (isLed(way) && conditions[name] !== false) ? [name] : [])),
  ];
  const optional = [...optionalNames, ...ways.flatMap(([name, way]) => (isOptionalWay(way) ? [name] : []))];
  return new Set(optional.filter((name) => !held.includes(name)));
};

/** A file's content without the texts that need what is not there. */
export interface WithoutAbsent {
  readonly data: unknown;
  /** The field that was taken out → the fact it needs. */
  readonly removed: ReadonlyMap<string, string>;
  /** Where a field of `data` stands in the file: entries of a list that went are counted again. */
  readonly written: (path: FieldPath) => FieldPath;
}

const gone = Symbol("gone");

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Takes out what needs an absent fact, and `needs` and `otherwise` everywhere. */
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
 * The texts of a namespace as pages show them, with their facts still to be filled in: where one quotes a fact that is not there, the text of the key
 * with `.otherwise` stands in its place; without such a key it is empty, and the page leaves it out.
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

/** Ends the key of a text of the interface that stands in for the one without it. */
export const otherwiseSuffix = ".otherwise";
