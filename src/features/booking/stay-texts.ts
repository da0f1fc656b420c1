/** A stay as the bar and the dock write it. Run in the browser only. */
import type { Language } from "../../settings/languages";
import type { StayObstacle } from "../../lib/booking/availability";
import type { MaybeDay } from "../../lib/booking/days";
import type { Stay } from "../../lib/booking/engine";
import type { Text } from "../../lib/i18n/keys";
import { dayRange, plainDay, shortDay } from "./calendar/day-names";
import type { StayFault } from "./stay";

/** The attribute by which the start script finds the places: `arrival`, `departure`, `guests` or `dates`. */
export const stayAttribute = "data-stay";

/** A day, or the empty text where none is chosen. */
export const stayDay = (day: MaybeDay, language: Language): string => (day === "" ? "" : shortDay(day, language));

/** Both days in a line, the arrival alone, or the empty text. */
export const stayDates = ({ arrival, departure }: Stay, language: Language): string =>
  departure === "" ? stayDay(arrival, language) : dayRange(arrival, departure, language);

/** What the sentence on an obstacle names: its day, and the nights that are asked for. */
export const obstacleValues = (obstacle: StayObstacle, language: Language) => ({
  day: plainDay(obstacle.day, language),
  count: obstacle.kind === "minimumNights" ? obstacle.nights : 0,
});

/** The sentence on what is wrong with a stay. */
export const faultText = (t: Text, { text, obstacle }: StayFault, language: Language): string =>
  t(text, obstacle && obstacleValues(obstacle, language));
