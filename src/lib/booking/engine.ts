/** The address of the reservation engine, completed with a stay in the page. Small and pure: the first script of a page uses it. */
import type { Day, MaybeDay } from "./days.ts";

/** A stay as the guest is choosing it. Days are `YYYY-MM-DD`; an empty text is a day not chosen yet. */
export interface Stay {
  readonly arrival: MaybeDay;
  readonly departure: MaybeDay;
  readonly guests: number;
}

/** A parameter of an address; its value is a template. */
export interface EnginePart {
  readonly name: string;
  readonly value: string;
}

/** An engine's address for one language, in which only the parts of a stay are still open: `{arrival:YYYY-MM-DD}`, `{guests}` … */
export interface Engine {
  /** Absolute, without a stay; a query of its own is kept. */
  readonly address: string;
  /** The address with a stay, for an engine that has parts of it in the path; empty for others. */
  readonly stayAddress: string;
  readonly query: readonly EnginePart[];
  /** The part after `#`, written like a query; empty for most. */
  readonly fragment: readonly EnginePart[];
}

const placeholder = /\{([a-z]+)(?::([^}]+))?\}/g;

/** Puts values into a template; undefined where one that it names is not given. */
const fill = (template: string, valueOf: (name: string, format?: string) => string | undefined): string | undefined => {
  const missing: string[] = [];
  const text = template.replace(placeholder, (_, name: string, format: string | undefined) => {
    const value = valueOf(name, format);
    if (value === undefined) missing.push(name);
    return value ?? "";
  });
  return missing.length === 0 ? text : undefined;
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
 * Where Book Now leads with a stay: days go only in pairs, guests always. What is empty is never sent. Throws a `TypeError` where the
 * address is not an absolute one.
 */
export const engineAddress = (
  { address, stayAddress, query, fragment }: Engine,
  { arrival, departure, guests }: Stay,
): string => {
  const whole = arrival !== "" && departure !== "";
  const value = (name: string, format = "YYYY-MM-DD"): string | undefined => {
    if (name === "guests") return String(guests);
    if (!whole) return undefined;
    if (name === "nights") return nightsOf(arrival, departure);
    return writeDay(name === "arrival" ? arrival : departure, format);
  };
  const put = (parts: readonly EnginePart[], into: URLSearchParams): URLSearchParams => {
    for (const part of parts) {
      const text = fill(part.value, value);
      if (text !== undefined) into.set(part.name, text);
    }
    return into;
  };
  const url = new URL((whole && stayAddress !== "" && fill(stayAddress, value)) || address);
  put(query, url.searchParams);
  const after = put(fragment, new URLSearchParams()).toString();
  if (after !== "") url.hash = after;
  return url.href;
};

/** The names under which a plain form sends a stay. */
export interface FormNames {
  readonly arrival: string;
  readonly departure: string;
  readonly guests: string;
}

/** The engine's names of a stay, where it takes one as the browser's own fields write it; null where it does not. */
export const formNames = ({ stayAddress, query, fragment }: Engine): FormNames | null => {
  const named = (template: string) => query.find(({ value }) => value === template)?.name;
  const arrival = named("{arrival:YYYY-MM-DD}");
  const departure = named("{departure:YYYY-MM-DD}");
  const guests = named("{guests}");
  if (arrival === undefined || departure === undefined || guests === undefined) return null;
  const others = query.filter(({ name }) => ![arrival, departure, guests].includes(name));
  const isPlain = stayAddress === "" && fragment.length === 0 && !others.some(({ value }) => value.includes("{"));
  return isPlain ? { arrival, departure, guests } : null;
};

/** A form that leads to the engine without scripts. */
export interface EngineForm {
  readonly action: string;
  /** Hidden fields: sending a form replaces the query of its address. */
  readonly fields: readonly EnginePart[];
  /** Names of the fields for a stay; null for an engine that cannot take one from a form: then it is opened without. */
  readonly names: FormNames | null;
}

/** The engine's address as a form sends it: the browser's date fields write `YYYY-MM-DD` into the query, nothing else. */
export const engineForm = (engine: Engine): EngineForm => {
  const names = formNames(engine);
  const url = new URL(engineAddress(engine, { arrival: "", departure: "", guests: 2 }));
  if (names !== null) url.searchParams.delete(names.guests);
  const fields = [...url.searchParams].map(([name, value]) => ({ name, value }));
  url.search = "";
  return { action: url.href, fields, names };
};
