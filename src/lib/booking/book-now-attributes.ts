/** The attributes by which listeners recognise links to the booking engine. */
import type { Engine } from "./engine";

/** The attribute on every Book Now; its value is a `BookNowEngine`. */
export const bookNowAttribute = "data-book-now";

/** The engine, what a stay may be, and the time zone of the house: days that have passed there are left out. */
export interface BookNowEngine extends Engine {
  readonly maxNights: number;
  readonly maxGuests: number;
  /** IANA name of the house's time zone. */
  readonly timeZone: string;
}

interface BookNowSite {
  readonly bookingEngine: Omit<BookNowEngine, "timeZone">;
  readonly hours: { readonly timeZone: string };
}

/** What a link or form carries to be taken through the states of decisions §5. */
export const bookNowAttributes = ({ bookingEngine, hours }: BookNowSite) => {
  const { address, stayAddress, query, fragment, maxNights, maxGuests } = bookingEngine;
  const { timeZone } = hours;
  const engine: BookNowEngine = { address, stayAddress, query, fragment, maxNights, maxGuests, timeZone };
  return { [bookNowAttribute]: JSON.stringify(engine) };
};

/** Reads it back; undefined where the element does not say. */
export const engineIn = (element: Element): BookNowEngine | undefined => {
  const value = element.getAttribute(bookNowAttribute) ?? "";
  return value.startsWith("{") ? (JSON.parse(value) as BookNowEngine) : undefined;
};

/** The attribute of the booking bar with the sentences on what may be wrong with the stay of an address, by `QueryProblem`, as JSON. */
export const problemsAttribute = "data-address-problems";

/** Where a page says something of the stay's price: a place that keeps its height when the words change. */
export const stayNoteAttribute = "data-stay-note";

/** The fields of a form for a stay, by fixed names: how the engine calls them is its own affair. */
export const stayFieldAttribute = "data-stay-field";
