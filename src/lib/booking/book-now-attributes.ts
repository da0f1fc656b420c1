/** How markup tells the click listener that something leads to the booking engine. */
import { type BookingEngine, type StayNames, stayNames } from "./engine-address";

/** The attribute on every Book Now; its value says how the engine wants a stay told. */
export const bookNowAttribute = "data-book-now";

/** What a link or form carries to be taken through the states of decisions §5. */
export const bookNowAttributes = (engine: Pick<BookingEngine, "parameters" | "dateFormat">) => ({
  [bookNowAttribute]: JSON.stringify(stayNames(engine)),
});

/** Reads it back; undefined where the element does not say. */
export const stayNamesOf = (element: Element): StayNames | undefined => {
  const value = element.getAttribute(bookNowAttribute) ?? "";
  return value.startsWith("{") ? (JSON.parse(value) as StayNames) : undefined;
};
