/** The address of the booking engine, with what the guest has already told us (decisions §5). Pure. */
import type { Stay } from "./stay";

/** What the owner says of the engine, for one language: `bookingEngine` in `content/site.yml`. */
export interface BookingEngine {
  /** Absolute; a query of its own is kept. */
  readonly url: string;
  /** The engine's own name for the page's language. */
  readonly languageValue: string;
  readonly parameters: {
    readonly language: string;
    readonly arrival: string;
    readonly departure: string;
    readonly guests: string;
  };
}

/** The engine's names for a stay. */
export type StayNames = Pick<BookingEngine["parameters"], "arrival" | "departure" | "guests">;

/** Adds a stay to an address. Days go only in pairs, and guests only with them: half an answer helps no engine. */
export const withStay = (address: string, names: StayNames, stay: Stay): string => {
  if (stay.arrival === "" || stay.departure === "") return address;
  const url = new URL(address);
  url.searchParams.set(names.arrival, stay.arrival);
  url.searchParams.set(names.departure, stay.departure);
  url.searchParams.set(names.guests, String(stay.guests));
  return url.href;
};

/**
 * Where Book Now leads: the engine in the page's language, and the stay if one is given.
 * Throws a `TypeError` if the configured address is not an absolute one.
 */
export const engineAddress = (engine: BookingEngine, stay?: Stay): string => {
  const url = new URL(engine.url);
  url.searchParams.set(engine.parameters.language, engine.languageValue);
  return stay === undefined ? url.href : withStay(url.href, engine.parameters, stay);
};

/** The same as a GET form needs it: sending a form replaces the query of its address, so that goes into fields. */
export const engineForm = (engine: BookingEngine) => {
  const url = new URL(engineAddress(engine));
  const fields = [...url.searchParams].map(([name, value]) => ({ name, value }));
  url.search = "";
  return { action: url.href, fields };
};

/** What sending a form to its address opens: its filled fields only. */
export const formAddress = (action: string, fields: Iterable<readonly [string, unknown]>): string => {
  const url = new URL(action);
  for (const [name, value] of fields) if (typeof value === "string" && value !== "") url.searchParams.set(name, value);
  return url.href;
};
