/**
 * A stay, and the URL and the form that open the booking engine with it. Small and pure, because a start script contains it
 * (src/start/stay.ts, through src/features/booking/show-kept-stay.ts).
 */
import { type Day, type MaybeDay, nightsBetween } from "./days.ts";

/** A stay as chosen so far. Days are `YYYY-MM-DD`; an empty string is a day not chosen yet. */
export interface Stay {
  readonly arrival: MaybeDay;
  readonly departure: MaybeDay;
  readonly guests: number;
  /** The id of the suite, in a house with several suites; left out until the suite is known. */
  readonly suite?: string | undefined;
}

/** The limits of a stay. */
export interface StayLimits {
  readonly maxGuests: number;
  /** Maximum nights that the engine accepts. */
  readonly maxNights: number;
}

/** The stay with at most `maxGuests` guests. */
export const withinMaxGuests = (stay: Stay, { maxGuests }: Pick<StayLimits, "maxGuests">): Stay =>
  stay.guests > maxGuests ? { ...stay, guests: maxGuests } : stay;

/** A name and a value of a URL's query or fragment. In an `Engine`, the value is a template. */
export interface EnginePart {
  readonly name: string;
  readonly value: string;
}

/**
 * An engine's URL for one language. Its templates only contain placeholders for the stay: `{arrival:YYYY-MM-DD}`,
 * `{guests}` …
 */
export interface Engine {
  /** Absolute URL without a stay; it may have a query, which is preserved. */
  readonly address: string;
  /** URL with a stay, for an engine that has parts of the stay in its path; otherwise empty. */
  readonly stayAddress: string;
  readonly query: readonly EnginePart[];
  /** The fragment after `#`, as name–value pairs like a query; usually empty. */
  readonly fragment: readonly EnginePart[];
}

const placeholder = /\{([a-z]+)(?::([^}]+))?\}/g;

/** Fills values into a template; undefined if one of its placeholders has no value. */
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

/** Formats a day for an engine: `("2026-12-04", "D MMM YY")` → `4 Dec 26`. */
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

/**
 * The URL that Book Now opens for a stay: with both days or neither, and always with the guests. Throws a `TypeError`
 * if the engine's URL is not absolute.
 */
export const engineAddress = (
  { address, stayAddress, query, fragment }: Engine,
  { arrival, departure, guests }: Stay,
): string => {
  const whole = arrival !== "" && departure !== "";
  const value = (name: string, format = "YYYY-MM-DD"): string | undefined => {
    if (name === "guests") return String(guests);
    if (!whole) return undefined;
    if (name === "nights") return String(nightsBetween(arrival, departure));
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

/** The names of a form's fields for a stay. */
export interface FormNames {
  readonly arrival: string;
  readonly departure: string;
  readonly guests: string;
}

/**
 * The engine's parameter names, if a plain form can pass the stay; null if the engine needs other formats, a path or a
 * fragment.
 */
const formNames = ({ stayAddress, query, fragment }: Engine): FormNames | null => {
  const named = (template: string) => query.find(({ value }) => value === template)?.name;
  const arrival = named("{arrival:YYYY-MM-DD}");
  const departure = named("{departure:YYYY-MM-DD}");
  const guests = named("{guests}");
  if (arrival === undefined || departure === undefined || guests === undefined) return null;
  const others = query.filter(({ name }) => ![arrival, departure, guests].includes(name));
  const isPlain = stayAddress === "" && fragment.length === 0 && !others.some(({ value }) => value.includes("{"));
  return isPlain ? { arrival, departure, guests } : null;
};

/** A form that opens the engine without scripts. */
export interface EngineForm {
  readonly action: string;
  /** Hidden fields, because submitting a form replaces the query of its action. */
  readonly fields: readonly EnginePart[];
  /** Names of the fields for a stay; null if a form cannot pass one to this engine, which is then opened without a stay. */
  readonly names: FormNames | null;
}

const withoutGuests = (parts: readonly EnginePart[]): readonly EnginePart[] =>
  parts.filter(({ value }) => !value.includes("{guests}"));

/** The form for an engine. Native date fields can only send `YYYY-MM-DD` in the query. */
export const engineForm = (engine: Engine): EngineForm => {
  const names = formNames(engine);
  const fixed = { ...engine, query: withoutGuests(engine.query), fragment: withoutGuests(engine.fragment) };
  // The number of guests is not used.
  const url = new URL(engineAddress(fixed, { arrival: "", departure: "", guests: 2 }));
  const fields = [...url.searchParams].map(([name, value]) => ({ name, value }));
  url.search = "";
  return { action: url.href, fields, names };
};
