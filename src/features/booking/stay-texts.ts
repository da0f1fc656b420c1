/** A stay as the bar and the dock write it. Run in the browser only. */
import type { Language } from "../../settings/languages";
import type { MaybeDay } from "../../lib/booking/days";
import type { Stay } from "../../lib/booking/engine";
import { dayRange, shortDay } from "./calendar/day-names";

/** The attribute by which the start script finds the places: `arrival`, `departure`, `guests` or `dates`. */
export const stayAttribute = "data-stay";

/** A day, or the empty text where none is chosen. */
export const stayDay = (day: MaybeDay, language: Language): string => (day === "" ? "" : shortDay(day, language));

/** Both days in a line, the arrival alone, or the empty text. */
export const stayDates = ({ arrival, departure }: Stay, language: Language): string =>
  departure === "" ? stayDay(arrival, language) : dayRange(arrival, departure, language);
