/** The address of the booking engine, with what the guest has already told us (decisions §5). Pure. */
import { type Day, type MaybeDay, isDay } from "./days";

/** A stay as the guest is choosing it. Days are `YYYY-MM-DD`; an empty text is a day not chosen yet. */
export interface Stay {
  readonly arrival: MaybeDay;
  readonly departure: MaybeDay;
  readonly guests: number;
}

/** What the owner says of the engine, for one language: `bookingEngine` in `content/site.yml`. */
export interface BookingEngine {
  /** Absolute; a query of its own is kept. */
  readonly url: string;
  /** The engine's own name for the page's language. */
  readonly languageValue: string;
  readonly dateFormat: string;
  readonly parameters: {
    readonly language: string;
    readonly arrival: string;
    readonly departure: string;
    readonly guests: string;
  };
}

/** How the engine wants a stay told: the names of its parameters and the way it writes days. */
export interface StayNames {
  readonly arrival: string;
  readonly departure: string;
  readonly guests: string;
  /** `YYYY-MM-DD`, `DD/MM/YYYY` and the like. */
  readonly dateFormat: string;
}

export const stayNames = ({ parameters, dateFormat }: Pick<BookingEngine, "parameters" | "dateFormat">): StayNames => ({
  arrival: parameters.arrival,
  departure: parameters.departure,
  guests: parameters.guests,
  dateFormat,
});

/** A day in the engine's way of writing: `("2026-12-04", "DD/MM/YYYY")` → `04/12/2026`. */
export const writeDay = (day: Day, format: string): string =>
  format.replace("YYYY", day.slice(0, 4)).replace("MM", day.slice(5, 7)).replace("DD", day.slice(8, 10));

/**
 * An address with a stay in it, in place of the one that it had. The guests always go, days only in pairs: half an answer helps no
 * engine.
 */
export const withStay = (address: string, names: StayNames, { arrival, departure, guests }: Stay): string => {
  const url = new URL(address);
  const { searchParams } = url;
  const isWhole = arrival !== "" && departure !== "";
  for (const [name, day] of [
    [names.arrival, arrival],
    [names.departure, departure],
  ] as const) {
    if (isWhole) searchParams.set(name, writeDay(day, names.dateFormat));
    else searchParams.delete(name);
  }
  searchParams.set(names.guests, String(guests));
  return url.href;
};

/**
 * Where Book Now leads: the engine in the page's language, and the stay if one is given.
 * Throws a `TypeError` if the configured address is not an absolute one.
 */
export const engineAddress = (engine: BookingEngine, stay?: Stay): string => {
  const url = new URL(engine.url);
  url.searchParams.set(engine.parameters.language, engine.languageValue);
  return stay === undefined ? url.href : withStay(url.href, stayNames(engine), stay);
};

/** The same as a GET form needs it: sending a form replaces the query of its address, so that goes into fields. */
export const engineForm = (engine: BookingEngine) => {
  const url = new URL(engineAddress(engine));
  const fields = [...url.searchParams].map(([name, value]) => ({ name, value }));
  url.search = "";
  return { action: url.href, fields };
};

/** What sending a form to its address opens: its filled fields only, days in the engine's way of writing. */
export const formAddress = (
  action: string,
  fields: Iterable<readonly [string, unknown]>,
  names?: StayNames,
): string => {
  const url = new URL(action);
  for (const [name, value] of fields) {
    if (typeof value !== "string" || value === "") continue;
    const isStayDay = names !== undefined && (name === names.arrival || name === names.departure) && isDay(value);
    url.searchParams.set(name, isStayDay ? writeDay(value, names.dateFormat) : value);
  }
  return url.href;
};
