/** The attributes that identify links and forms to the booking engine. */
import { type BookedSuite, type LimitedEngine, type SuitesOfPage, suitesForAttribute } from "./chosen-suite";

/** The attribute on every Book Now; its value is a `BookNowEngine` as JSON. */
export const bookNowAttribute = "data-book-now";

/**
 * What a link needs to book a stay: the page's engine with its limits, the time zone, which decides what days are past, and the suites of a
 * house with several.
 */
interface BookNowEngine extends LimitedEngine, SuitesOfPage<BookedSuite> {
  /** IANA name of the house's time zone. */
  readonly timeZone: string;
}

interface BookNowSite extends SuitesOfPage<BookedSuite> {
  /** The engine of the built page, before the guest chooses a suite. */
  readonly pageEngine: LimitedEngine;
  readonly hours: { readonly timeZone: string };
}

/** The attributes of a link or form that leads to the booking engine. The attributes contain all that the click handler needs. */
export const bookNowAttributes = (site: BookNowSite) => {
  const { timeZone } = site.hours;
  const engine: BookNowEngine = { ...site.pageEngine, timeZone, ...suitesForAttribute(site) };
  return { [bookNowAttribute]: JSON.stringify(engine) };
};

/** Parses the attribute; undefined if the element has none. */
export const engineIn = (element: Element): BookNowEngine | undefined => {
  const value = element.getAttribute(bookNowAttribute) ?? "";
  return value.startsWith("{") ? (JSON.parse(value) as BookNowEngine) : undefined;
};

/**
 * Attribute of the element for messages about the stay's price. The height that the element has before its first
 * message is kept as its minimum height.
 */
export const stayNoteAttribute = "data-stay-note";

/** Attribute of a form whose engine cannot take a stay from form fields: without scripts it opens the engine without the stay. */
export const needsScriptsAttribute = "data-plain";

/** Attribute of a form's fields for a stay. The names are the site's own, not those of the engine. */
export const stayFieldAttribute = "data-stay-field";
