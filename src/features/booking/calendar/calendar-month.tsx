import { useId } from "react";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import type { Stay } from "../../../lib/booking/engine";
import * as styles from "./calendar.module.css";
import { fullDay, monthName, weekdayNames } from "../stay-texts";
import type { NightState } from "../../../lib/booking/availability";
import { type Day, type MaybeDay, type Month, addDays, weeksOf } from "../../../lib/booking/days";
import type { TextKey } from "../../../lib/i18n/keys";
import type { DayMark } from "./calendar-days";

const markTexts: Record<DayMark, TextKey> = {
  taken: "booking.calendar.takenDay",
  notOpen: "booking.calendar.notOpenDay",
  minimumNights: "booking.calendar.tooShortDay",
  maximumNights: "booking.calendar.tooLongDay",
  closedToArrival: "booking.calendar.closedToArrivalDay",
  closedToDeparture: "booking.calendar.closedToDepartureDay",
  departureOnly: "booking.calendar.departureOnlyDay",
};

interface CalendarMonthProps {
  readonly month: Month;
  readonly stay: Stay;
  /**
   * Last day of the highlighted span: the departure or, while it is being chosen, the day that pointer or arrow keys reached last, if all
   * nights until then are free. Empty if there is no such day.
   */
  readonly until: MaybeDay;
  readonly first: Day;
  readonly last: Day;
  /** The only day in the tab order. */
  readonly active: Day;
  /** State of the night that begins on a day. */
  readonly night: (day: Day) => NightState;
  /** Mark of a day. It depends on whether the arrival or the departure is being chosen. */
  readonly mark: (day: Day) => DayMark | null;
  readonly onChoose: (day: Day) => void;
  readonly onVisit: (day: Day) => void;
}

/**
 * One month as a date grid, Monday first. Days outside `first` to `last` are disabled. A taken night is hatched, and one that is not open yet
 * is dotted, from the middle of its day to the middle of the next, like a stay. A marked day can be focused, and its label explains the mark
 * unless the day is the arrival or departure of the stay.
 */
export function CalendarMonth({
  month,
  stay,
  until,
  first,
  last,
  active,
  night,
  mark,
  onChoose,
  onVisit,
}: CalendarMonthProps) {
  const t = useText();
  const language = useLanguage();
  const titleId = useId();
  const helpId = useId();
  const spanClass = (day: Day) => {
    if (day === stay.arrival) return until === "" ? styles.single : styles.arrival;
    if (day === until) return styles.departure;
    return stay.arrival !== "" && day > stay.arrival && day < until ? styles.between : undefined;
  };
  const isInRange = (day: Day) => day >= first && day <= last;
  const markOf = (day: Day) => (isInRange(day) ? (mark(day) ?? undefined) : undefined);
  const nightOf = (day: Day) => {
    const state = isInRange(day) ? night(day) : "free";
    return state === "free" ? undefined : state;
  };
  const label = (day: Day) => {
    const name = fullDay(day, language);
    if (day === stay.arrival) return t("booking.calendar.arrivalDay", { day: name });
    if (day === stay.departure) return t("booking.calendar.departureDay", { day: name });
    const found = markOf(day);
    return found === undefined ? name : t(markTexts[found], { day: name });
  };
  return (
    <div className={styles.month}>
      <p className={styles.title} id={titleId}>
        {monthName(month, language)}
      </p>
      <p id={helpId} className="visually-hidden">
        {t("booking.calendar.help")}
      </p>
      {/* The grid role fits because the arrow keys move between the days. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table role="grid" aria-labelledby={titleId} aria-describedby={helpId}>
        <thead>
          <tr>
            {weekdayNames(language).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((day, column) =>
                day === null ? (
                  <td key={column} />
                ) : (
                  <td
                    key={day}
                    role="gridcell"
                    className={spanClass(day)}
                    data-before={nightOf(addDays(day, -1))}
                    data-after={nightOf(day)}
                    data-mark={markOf(day)}
                    aria-selected={day === stay.arrival || day === stay.departure}
                  >
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === active ? 0 : -1}
                      disabled={!isInRange(day)}
                      aria-disabled={!["departureOnly", undefined].includes(markOf(day)) || undefined}
                      aria-label={label(day)}
                      aria-current={day === first ? "date" : undefined}
                      // The second click of a double click would choose the departure, perhaps in another month.
                      onClick={({ detail }) => detail < 2 && onChoose(day)}
                      onPointerEnter={() => onVisit(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
