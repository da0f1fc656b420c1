/** How markup tells the click listener that something leads to the booking engine. */
import type { BookingEngine, StayNames } from "./engine-address";

/** The attribute on every Book Now; its value names the engine's parameters for arrival, departure and guests. */
export const bookNowAttribute = "data-book-now";

/** What a link or form carries to be taken through the states of decisions §5. */
export const bookNowAttributes = ({ parameters }: Pick<BookingEngine, "parameters">) => ({
  [bookNowAttribute]: [parameters.arrival, parameters.departure, parameters.guests].join(" "),
});

/** Reads the names back; undefined where the element does not say them. */
export const stayNamesOf = (element: Element): StayNames | undefined => {
  const [arrival, departure, guests] = (element.getAttribute(bookNowAttribute) ?? "").split(" ");
  return arrival && departure && guests ? { arrival, departure, guests } : undefined;
};
