/** The attributes that identify links and forms to the booking engine. */
import type { Engine } from "./engine";

/** The attribute on every Book Now; its value is a `BookNowEngine`. */
export const bookNowAttribute = "data-book-now";

/** The engine, the limits of a stay, and the time zone of the house, which determines the days that are past. */
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

/** The attributes of a link or form that leads to the booking engine. They contain all that its click handler needs. */
export const bookNowAttributes = ({ bookingEngine, hours }: BookNowSite) => {
  const { address, stayAddress, query, fragment, maxNights, maxGuests } = bookingEngine;
  const { timeZone } = hours;
  const engine: BookNowEngine = { address, stayAddress, query, fragment, maxNights, maxGuests, timeZone };
  return { [bookNowAttribute]: JSON.stringify(engine) };
};

/** Parses the attribute; undefined if the element has none. */
export const engineIn = (element: Element): BookNowEngine | undefined => {
  const value = element.getAttribute(bookNowAttribute) ?? "";
  return value.startsWith("{") ? (JSON.parse(value) as BookNowEngine) : undefined;
};

/** Attribute of the booking bar: messages for an invalid stay in the URL, by `QueryProblem`, as JSON. */
export const problemsAttribute = "data-address-problems";

/** Attribute of the element for messages about the stay's price. Its height does not change with the message. */
export const stayNoteAttribute = "data-stay-note";

/** Attribute of a form that can send a stay to this engine only with scripts. */
export const plainFormAttribute = "data-plain";

/** Attribute of a form's fields for a stay. The names are the site's own, not those of the engine. */
export const stayFieldAttribute = "data-stay-field";
