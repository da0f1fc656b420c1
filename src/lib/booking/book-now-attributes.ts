/** How markup tells the click listener that something leads to the booking engine. */
import { type BookingEngine, type StayNames, stayNames } from "./engine-address";

/** The attribute on every Book Now; its value is a `BookNowNames`. */
export const bookNowAttribute = "data-book-now";

/** How the engine wants a stay told, and where the house stands: by its day, what has passed is not told. */
interface BookNowNames extends StayNames {
  readonly timeZone: string;
}

interface BookNowSite {
  readonly bookingEngine: Pick<BookingEngine, "parameters" | "dateFormat">;
  readonly hours: { readonly timeZone: string };
}

/** What a link or form carries to be taken through the states of decisions §5. */
export const bookNowAttributes = ({ bookingEngine, hours }: BookNowSite) => {
  const names: BookNowNames = { ...stayNames(bookingEngine), timeZone: hours.timeZone };
  return { [bookNowAttribute]: JSON.stringify(names) };
};

/** Reads it back; undefined where the element does not say. */
export const stayNamesOf = (element: Element): BookNowNames | undefined => {
  const value = element.getAttribute(bookNowAttribute) ?? "";
  return value.startsWith("{") ? (JSON.parse(value) as BookNowNames) : undefined;
};
