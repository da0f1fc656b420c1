import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../components/ui/button";
import { ArrowIcon } from "../../../components/ui/icon";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useText } from "../../../lib/i18n/use-text";
import type { Stay } from "../../../lib/booking/engine";
import {
  type StayRules,
  firstDeparture,
  lastCalendarDay,
  nightState,
  stayObstacle,
} from "../../../lib/booking/availability";
import type { StayEnd } from "../stay";
import * as styles from "./calendar.module.css";
import { CalendarMonth } from "./calendar-month";
import { type Choice, chooseAllowedDay, dayByKey, dayMark, openingDay } from "./calendar-days";
import { monthName } from "../stay-texts";
import { type Day, type MaybeDay, addMonths, clampDay, lastDayOf, monthOf } from "../../../lib/booking/days";

interface CalendarProps {
  readonly stay: Stay;
  /** Whether the arrival or the departure is being chosen. */
  readonly end: StayEnd;
  readonly today: Day;
  /** Number of months shown side by side. */
  readonly months: 1 | 2;
  /** The rules that a stay is checked against. */
  readonly rules: StayRules;
  /** Called for every day that is chosen, including refused ones. */
  readonly onChoose: (choice: Choice) => void;
  /** Whether to take the focus on mounting. */
  readonly takesFocus?: boolean;
}

/** Whether no night between the two days is known to be taken or not open; only then is the span drawn. */
const isSpanFree = (arrival: Day, departure: Day, rules: StayRules, today: Day): boolean => {
  const kind = stayObstacle({ arrival, departure }, rules, today)?.kind;
  return kind !== "taken" && kind !== "notOpen";
};

/** Months from which a stay is chosen, by pointer or keyboard: the days have one tab stop, and arrow keys move between them. */
export function Calendar({ stay, end, today, months, rules, onChoose, takesFocus = false }: CalendarProps) {
  const t = useText();
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  /** With which options the active day is focused after the next render; null if the focus stays where it is. */
  const focusing = useRef<FocusOptions | null>(takesFocus ? {} : null);
  const last = lastCalendarDay(today);
  const [lastActive, setActive] = useState<Day>(
    () => (end === "departure" && stay.departure) || stay.arrival || openingDay(months, last, rules, today),
  );
  // Midnight may have passed since the day became active.
  const active = clampDay(lastActive, today, last);
  const [lastMonth, setMonth] = useState(() => {
    const from = monthOf(clampDay(stay.arrival || active, today, last));
    // The active day is in view at first, even for a long stay, and no month after the calendar's last one is shown.
    return clampDay(from, addMonths(monthOf(active), 1 - months), addMonths(monthOf(last), 1 - months));
  });
  const month = lastMonth < monthOf(today) ? monthOf(today) : lastMonth;
  const [visited, setVisited] = useState<MaybeDay>("");
  const [announcesMonths, setAnnouncesMonths] = useState(false);
  const shownMonths = Array.from({ length: months }, (_, index) => addMonths(month, index));
  const isFirst = month <= monthOf(today);
  const isLast = addMonths(month, months) > monthOf(last);

  const show = (day: Day) => {
    const wanted = monthOf(day);
    if (wanted < month) setMonth(wanted);
    else if (wanted > addMonths(month, months - 1)) setMonth(addMonths(wanted, 1 - months));
  };
  // At the first or last month the button keeps the focus and is aria-disabled.
  const turn = (count: 1 | -1) => {
    if (count < 0 ? isFirst : isLast) return;
    focusing.current = null;
    setAnnouncesMonths(true);
    const next = addMonths(month, count);
    setMonth(next);
    const [from, to] = [`${next}-01`, lastDayOf(addMonths(next, months - 1))];
    setActive((day) => clampDay(clampDay(day, from, to), today, last));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const focusedDay = event.target instanceof HTMLElement ? event.target.dataset["day"] : undefined;
    const wanted = focusedDay === undefined ? null : dayByKey(focusedDay, event.key, event.shiftKey);
    if (wanted === null) return;
    event.preventDefault();
    const day = clampDay(wanted, today, last);
    // Without the option, Safari shows no ring for a focus that a script moves after a click.
    focusing.current = day === active ? null : { focusVisible: true };
    setActive(day);
    setVisited(day);
    setAnnouncesMonths(false);
    show(day);
  };
  useEffect(() => {
    if (focusing.current === null) return;
    root.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus(focusing.current);
    focusing.current = null;
  }, [active, month]);

  const choose = (day: Day) => {
    setActive(day);
    setVisited("");
    const choice = chooseAllowedDay(stay, end, day, rules, today);
    onChoose(choice);
    if (choice.refusal !== null || choice.stay.departure !== "") return;
    // If the arrival is near the end of the months in view, these months may contain no possible departure.
    const nextMonth = addMonths(month, months);
    const departure = firstDeparture(day, clampDay(lastDayOf(nextMonth), today, last), rules, today);
    if (departure === undefined || monthOf(departure) < nextMonth) return;
    focusing.current = {};
    setAnnouncesMonths(true);
    setActive(departure);
    show(departure);
  };
  const isChoosingDeparture = end === "departure" && stay.departure === "" && stay.arrival !== "";
  const isPreviewed = isChoosingDeparture && visited > stay.arrival && isSpanFree(stay.arrival, visited, rules, today);
  const shown = {
    stay,
    until: stay.departure || (isPreviewed ? visited : ""),
    first: today,
    last,
    active,
    night: (day: Day) => nightState(rules.availability, day),
    mark: (day: Day) => dayMark(day, stay, end, rules, today),
    onChoose: choose,
    onVisit: setVisited,
  };
  return (
    // Handles the arrow keys of the days inside, which are buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className={styles.calendar} onKeyDown={onKeyDown} onPointerLeave={() => setVisited("")}>
      <Button
        variant="icon"
        className={styles.previous}
        aria-label={t("booking.calendar.previousMonth")}
        aria-disabled={isFirst}
        onClick={() => turn(-1)}
      >
        <ArrowIcon />
      </Button>
      {shownMonths.map((each) => (
        <CalendarMonth key={each} month={each} {...shown} />
      ))}
      <Button
        variant="icon"
        className={styles.next}
        aria-label={t("booking.calendar.nextMonth")}
        aria-disabled={isLast}
        onClick={() => turn(1)}
      >
        <ArrowIcon />
      </Button>
      {/* Announces the months in view after a button or a choice has changed them, but not on opening or after an arrow key. */}
      <p className="visually-hidden" role="status">
        {announcesMonths && shownMonths.map((each) => monthName(each, language)).join(", ")}
      </p>
    </div>
  );
}
