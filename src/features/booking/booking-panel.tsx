/** The opened booking bar; a chunk of its own, fetched when a guest reaches for the dates. */
import { type ReactNode, useRef, useState } from "react";
import { Button } from "../../components/ui/button";
import { Note } from "../../components/ui/section";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./booking-panel.module.css";
import { Calendar } from "./calendar/calendar";
import { fullDay } from "./calendar/day-names";
import type { Day } from "../../lib/booking/days";
import { GuestStepper } from "./guest-stepper";
import { type StayEnd, nightsOf } from "./stay";
import { changeStay, setStay, useStay } from "../../lib/booking/stay-store";
import { StaySummary } from "./stay-summary";
import { stayTotal } from "./stay-total";

export interface BookingPanelProps {
  readonly terms: Queries.BookingTermsFragment;
  /** Today where the house stands. */
  readonly today: Day;
  /** Which day the next choice is for. */
  readonly end: StayEnd;
  readonly onEnd: (end: StayEnd) => void;
  readonly months: 1 | 2;
  /** Whether a day takes the focus when the panel appears. */
  readonly focusDay: boolean;
  /** What stands below, a way out for instance. */
  readonly children?: ReactNode;
}

/** Calendar, guests and what is known of the price. Everything chosen goes straight into the tab's stay. */
export function BookingPanel({ terms, today, end, onEnd, months, focusDay, children }: BookingPanelProps) {
  const t = useText();
  const language = useLanguage();
  const stay = useStay();
  const panel = useRef<HTMLDivElement>(null);
  const [changed, setChanged] = useState<"days" | "guests" | null>(null);
  const changeGuests = (guests: number) => {
    setChanged("guests");
    changeStay({ guests });
  };
  const clear = () => {
    changeStay({ arrival: "", departure: "" });
    onEnd("arrival");
    // The button that was pressed goes: the next thing to do is to choose a day.
    panel.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  };
  const total = stayTotal(stay, terms, language);
  const said = [
    changed === "guests" && t("common.guests", { count: stay.guests }),
    changed === "days" &&
      stay.departure !== "" &&
      t("booking.calendar.selectedRange", {
        arrival: fullDay(stay.arrival, language),
        departure: fullDay(stay.departure, language),
      }),
    total !== null && t("booking.price.allForNights", { total, count: nightsOf(stay) }),
  ];
  return (
    <div ref={panel} className={styles.panel}>
      <Calendar
        stay={stay}
        end={end}
        today={today}
        months={months}
        takesFocus={focusDay}
        onChange={(next, nextEnd) => {
          setChanged("days");
          setStay(next);
          onEnd(nextEnd);
        }}
      />
      <div className={styles.side}>
        {/* What was chosen here is said; what stood here already is not. */}
        <p className="visually-hidden" role="status">
          {changed !== null && said.filter(Boolean).join(". ")}
        </p>
        <GuestStepper guests={stay.guests} maxGuests={terms.maxGuests} onChange={changeGuests} />
        <StaySummary stay={stay} terms={terms} />
        <Note>{t(total === null ? "booking.price.note" : "booking.price.estimate")}</Note>
        <div className={styles.foot}>
          {stay.arrival !== "" && (
            <Button variant="text" onClick={clear}>
              {t("booking.calendar.clear")}
            </Button>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
