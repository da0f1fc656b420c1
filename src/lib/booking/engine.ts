/** The address of the reservation engine: made for a language at build, completed with a stay in the page. Pure. */
import type { Day, MaybeDay } from "./days.ts";
import type { EngineFormat } from "./engine-presets.ts";

/** An engine's address for one language, in which only the parts of a stay are still open: `{arrival:YYYY-MM-DD}`, `{guests}` … */
export interface Engine {
  readonly address: string;
  readonly stayAddress?: string;
  readonly query: Readonly<Record<string, string>>;
  readonly fragment?: Readonly<Record<string, string>>;
}

/** What the owner says of the account; what is not given leaves its parameters out. */
export interface EngineAccount {
  readonly account?: string;
  readonly property?: string;
  readonly currency?: string;
  /** Code of the direct discount at the engine. */
  readonly promotion?: string;
}

interface EngineStay {
  readonly arrival: MaybeDay;
  readonly departure: MaybeDay;
  readonly guests: number;
}

const placeholder = /\{([a-z]+)(?::([^}]+))?\}/g;
const ofStay = ["arrival", "departure", "nights", "guests"];

/** Puts values into a template; undefined where one that it names is not given. What `keep` names stays as it is. */
const fill = (
  template: string,
  valueOf: (name: string, format: string | undefined) => string | undefined,
  keep: readonly string[] = [],
): string | undefined => {
  let complete = true;
  const text = template.replace(placeholder, (whole, name: string, format: string | undefined) => {
    if (keep.includes(name)) return whole;
    const value = valueOf(name, format);
    if (value === undefined || value === "") complete = false;
    return value ?? "";
  });
  return complete ? text : undefined;
};

const fillEach = (templates: Readonly<Record<string, string>>, of: (template: string) => string | undefined) =>
  Object.fromEntries(
    Object.entries(templates).flatMap(([name, template]): readonly [string, string][] => {
      const value = of(template);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Puts the owner's account and a language into an engine's format. Throws where the address itself lacks something. */
export const engineFor = (format: EngineFormat, account: EngineAccount, language: "en" | "el"): Engine => {
  const given: Readonly<Record<string, string | undefined>> = { ...account, language: format.languages[language] };
  const known = (template: string): string | undefined =>
    fill(template, (name, way) => (way === "lower" ? given[name]?.toLowerCase() : given[name]), ofStay);
  const address = known(format.address);
  if (address === undefined) throw new Error(`The engine's address lacks a part: ${format.address}`);
  const stayAddress = format.stayAddress === undefined ? undefined : known(format.stayAddress);
  const fragment = fillEach(format.fragment, known);
  return {
    address,
    ...(stayAddress === undefined ? {} : { stayAddress }),
    query: fillEach(format.query, known),
    ...(Object.keys(fragment).length === 0 ? {} : { fragment }),
  };
};

const months = "JanFebMarAprMayJunJulAugSepOctNovDec";

/** A day in an engine's way of writing: `("2026-12-04", "D MMM YY")` → `4 Dec 26`. */
export const writeDay = (day: Day, format: string): string => {
  const [year = "", month = "", date = ""] = day.split("-");
  const parts: Readonly<Record<string, string>> = {
    YYYY: year,
    YY: year.slice(2),
    MMM: months.slice(Number(month) * 3 - 3, Number(month) * 3),
    MM: month,
    M: String(Number(month)),
    DD: date,
    D: String(Number(date)),
  };
  return format.replace(/YYYY|YY|MMM|MM|M|DD|D/g, (part) => parts[part] ?? part);
};

const nightsOf = (arrival: Day, departure: Day): string =>
  String(Math.round((Date.parse(departure) - Date.parse(arrival)) / 86_400_000));

/**
 * Where Book Now leads with a stay: days go only in pairs, guests always. What is empty is never sent. A query that the owner's
 * address has is kept. Throws a `TypeError` where the address is not an absolute one.
 */
export const engineAddress = (engine: Engine, { arrival, departure, guests }: EngineStay): string => {
  const whole = arrival !== "" && departure !== "";
  const value = (name: string, format = "YYYY-MM-DD"): string | undefined => {
    if (name === "guests") return String(guests);
    if (!whole) return undefined;
    if (name === "nights") return nightsOf(arrival, departure);
    return writeDay(name === "arrival" ? arrival : departure, format);
  };
  const url = new URL((whole && engine.stayAddress !== undefined && fill(engine.stayAddress, value)) || engine.address);
  for (const [name, text] of Object.entries(fillEach(engine.query, (template) => fill(template, value))))
    url.searchParams.set(name, text);
  const fragment = fillEach(engine.fragment ?? {}, (template) => fill(template, value));
  if (Object.keys(fragment).length > 0) url.hash = new URLSearchParams(fragment).toString();
  return url.href;
};

/** The names under which a plain form sends a stay. */
export interface FormNames {
  readonly arrival: string;
  readonly departure: string;
  readonly guests: string;
}

/**
 * The engine's address as a form without scripts can send it: the browser's date fields write `YYYY-MM-DD` into the query, nothing
 * else. Null for an engine that wants it otherwise: then a plain link is all there is.
 */
export const engineForm = (
  engine: Engine,
): {
  readonly action: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  readonly names: FormNames;
} | null => {
  const named = (template: string) => Object.entries(engine.query).find(([, text]) => text === template)?.[0];
  const names = {
    arrival: named("{arrival:YYYY-MM-DD}"),
    departure: named("{departure:YYYY-MM-DD}"),
    guests: named("{guests}"),
  };
  const { arrival, departure, guests } = names;
  if (arrival === undefined || departure === undefined || guests === undefined) return null;
  const others = Object.entries(engine.query).filter(([name]) => ![arrival, departure, guests].includes(name));
  const isOpen = (text: string) => [...text.matchAll(placeholder)].length > 0;
  if (engine.stayAddress !== undefined || engine.fragment !== undefined || others.some(([, text]) => isOpen(text)))
    return null;
  const url = new URL(engine.address);
  for (const [name, value] of others) url.searchParams.set(name, value);
  const fields = [...url.searchParams].map(([name, value]) => ({ name, value }));
  url.search = "";
  return { action: url.href, fields, names: { arrival, departure, guests } };
};
