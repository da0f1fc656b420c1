/** What screen readers hear after a choice in the panel of the booking bar. */
import type { Stay } from "../../lib/booking/engine";
import type { Text } from "../../lib/i18n/keys";
import type { Language } from "../../settings/languages";
import { fullDay } from "./calendar/day-names";
import { nightsOf } from "./stay";

/** What the guest changed last. */
export type PanelChange = "days" | "guests";

interface Chosen {
  readonly changed: PanelChange;
  readonly stay: Stay;
  /** The price of the whole stay, formatted; null if it is not known. */
  readonly total: string | null;
}

/** The chosen days. After the arrival alone also what to choose next, because the calendar looks the same for both days. */
const daysText = (t: Text, language: Language, { arrival, departure }: Stay): string => {
  if (arrival === "") return "";
  const day = fullDay(arrival, language);
  if (departure === "") return t("booking.calendar.arrivalChosen", { day });
  return t("booking.calendar.selectedRange", { arrival: day, departure: fullDay(departure, language) });
};

/** The change and the resulting price as sentences. Empty after the days were cleared: the focus then moves to a day, which is announced. */
export const panelAnnouncement = (t: Text, language: Language, { changed, stay, total }: Chosen): string =>
  [
    changed === "guests" ? t("common.guests", { count: stay.guests }) : daysText(t, language, stay),
    total === null ? "" : t("booking.price.allForNights", { total, count: nightsOf(stay) }),
  ]
    .filter((text) => text !== "")
    .join(". ");
