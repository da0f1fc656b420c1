/** Texts of a stay for the bar and the dock. */
import type { Language } from "../../settings/languages";
import type { StayObstacle } from "../../lib/booking/availability";
import type { MaybeDay } from "../../lib/booking/days";
import type { Stay } from "../../lib/booking/engine";
import type { Text } from "../../lib/i18n/keys";
import { dayRange, plainDay, shortDay } from "./calendar/day-names";
import type { StayFault } from "./stay";

/** Attribute by which the start script finds the elements to fill: `arrival`, `departure`, `dates`, `guests`, `suite` or `problem`. */
export const stayAttribute = "data-stay";

/** A day, or an empty string if none is chosen. */
export const stayDay = (day: MaybeDay, language: Language): string => (day === "" ? "" : shortDay(day, language));

/** Both days, only the arrival, or an empty string. */
export const stayDates = ({ arrival, departure }: Stay, language: Language): string =>
  departure === "" ? stayDay(arrival, language) : dayRange(arrival, departure, language);

/** Values for the message about an obstacle: its day, and the minimum or maximum number of nights, if one is broken. */
export const obstacleValues = (obstacle: StayObstacle, language: Language) => ({
  day: plainDay(obstacle.day, language),
  count: "nights" in obstacle ? obstacle.nights : 0,
});

/** The error message for a fault of a stay. */
export const faultText = (t: Text, { text, obstacle, most }: StayFault, language: Language): string =>
  t(text, {
    ...(most !== undefined && { most }),
    ...(obstacle !== undefined && obstacleValues(obstacle, language)),
  });
