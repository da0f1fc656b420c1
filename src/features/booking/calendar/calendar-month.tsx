import { useId } from "react";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import type { Stay } from "../../../lib/booking/engine";
import * as styles from "./calendar.module.css";
import { fullDay, monthName, weekdayNames } from "./day-names";
import { type Day, type MaybeDay, type Month, weeksOf } from "../../../lib/booking/days";

interface CalendarMonthProps {
  readonly month: Month;
  readonly stay: Stay;
  /** The last day of the span being shown: the departure, or the day under the pointer while one is looked for. */
  readonly until: MaybeDay;
  readonly first: Day;
  readonly last: Day;
  /** The one day that the Tab key reaches. */
  readonly active: Day;
  readonly onChoose: (day: Day) => void;
  readonly onVisit: (day: Day) => void;
}

/** One month as a date grid, Monday first. Days outside `first` to `last` cannot be chosen; nothing else is struck out. */
export function CalendarMonth({ month, stay, until, first, last, active, onChoose, onVisit }: CalendarMonthProps) {
  const t = useText();
  const language = useLanguage();
  const titleId = useId();
  const helpId = useId();
  const place = (day: Day) => {
    if (day === stay.arrival) return until === "" ? styles.single : styles.arrival;
    if (day === until) return styles.departure;
    return stay.arrival !== "" && day > stay.arrival && day < until ? styles.between : undefined;
  };
  const label = (day: Day) => {
    const name = fullDay(day, language);
    if (day === stay.arrival) return t("booking.calendar.arrivalDay", { day: name });
    return day === stay.departure ? t("booking.calendar.departureDay", { day: name }) : name;
  };
  return (
    <div className={styles.month}>
      <p className={styles.title} id={titleId}>
        {monthName(month, language)}
      </p>
      <p id={helpId} className="visually-hidden">
        {t("booking.calendar.help")}
      </p>
      {/* A table that is worked like a grid: the arrows move between its days. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
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
                    className={place(day)}
                    aria-selected={day === stay.arrival || day === stay.departure}
                  >
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === active ? 0 : -1}
                      disabled={day < first || day > last}
                      aria-label={label(day)}
                      aria-current={day === first ? "date" : undefined}
                      onClick={() => onChoose(day)}
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
