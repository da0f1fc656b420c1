/** The opened booking bar; a chunk of its own, fetched when a guest reaches for the dates. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../components/ui/button";
import { Note } from "../../components/ui/section";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./booking-panel.module.css";
import { refreshAvailability, useKnownNights } from "./availability-store";
import { Calendar } from "./calendar/calendar";
import { type Refusal, refusalOf } from "./calendar/day-marks";
import { dayRange, fullDay } from "./calendar/day-names";
import type { StayDays } from "../../lib/booking/availability";
import type { Day } from "../../lib/booking/days";
import { FreeNightsForm } from "../free-nights/free-nights-form";
import { FirstPrice } from "./first-price";
import { checkBy, rulesOf } from "./follow-nights";
import { GapOffers } from "./gap-offers";
import { GuestStepper } from "./guest-stepper";
import { MessageLinks } from "./message-links";
import { NightsNote } from "./nights-note";
import { type StayEnd, nightsOf } from "./stay";
import { changeStay, setStay, useStay } from "../../lib/booking/stay-store";
import { ShareStay } from "./share-stay";
import { StayRefusal } from "./stay-refusal";
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

const refresh = (): void => void refreshAvailability();

/** Calendar, guests and what is known of the price. Everything chosen goes straight into the tab's stay. */
export function BookingPanel({ terms, today, end, onEnd, months, focusDay, children }: BookingPanelProps) {
  const t = useText();
  const language = useLanguage();
  const stay = useStay();
  const panel = useRef<HTMLDivElement>(null);
  const [changed, setChanged] = useState<"days" | "guests" | null>(null);
  const nights = useKnownNights();
  const rules = useMemo(() => rulesOf(nights, terms.rates), [nights, terms.rates]);
  const check = useMemo(() => checkBy(rules, today), [rules, today]);
  useEffect(refresh, []);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const refusal = refused ?? refusalOf(stay, rules, today);
  /** Rises with every stay taken from those that fit, so that the calendar shows it and takes the focus. */
  const [taken, setTaken] = useState(0);
  const take = (days: StayDays) => {
    setRefused(null);
    setChanged("days");
    changeStay(days);
    onEnd("departure");
    setTaken(taken + 1);
  };
  const changeGuests = (guests: number) => {
    setChanged("guests");
    changeStay({ guests });
  };
  const clear = () => {
    setRefused(null);
    changeStay({ arrival: "", departure: "" });
    onEnd("arrival");
    // The button that was pressed goes: the next thing to do is to choose a day.
    panel.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  };
  const total = stayTotal(stay, terms, check, language);
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
    // Whoever comes back to a calendar that has stood open for long gets what is known now.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={panel} className={styles.panel} onFocus={refresh} onPointerEnter={refresh}>
      <div className={styles.main}>
        <Calendar
          key={taken}
          stay={stay}
          end={end}
          today={today}
          months={months}
          rules={rules}
          takesFocus={focusDay || taken > 0}
          onChoose={({ stay: next, next: nextEnd, refusal: found }) => {
            setRefused(found);
            if (found !== null) return;
            setChanged("days");
            setStay(next);
            onEnd(nextEnd);
          }}
        />
        <NightsNote {...nights} stay={stay} rates={terms.rates} end={end} />
      </div>
      <div className={styles.side}>
        {/* What was chosen here is said; what stood here already is not. */}
        <p className="visually-hidden" role="status">
          {changed !== null && said.filter(Boolean).join(". ")}
        </p>
        {refusal !== null && <StayRefusal refusal={refusal} rules={rules} today={today} onChoose={take} />}
        {refusal?.obstacle.kind === "taken" && (
          <FreeNightsForm
            key={refusal.wanted.arrival + refusal.wanted.departure}
            stay={refusal.wanted}
            days={dayRange(refusal.wanted.arrival, refusal.wanted.departure, language)}
          />
        )}
        {refusal === null && stay.arrival === "" && (
          <FirstPrice guests={stay.guests} terms={terms} rules={rules} today={today} onChoose={take} />
        )}
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
      <GapOffers rules={rules} terms={terms} guests={stay.guests} today={today} onChoose={take} />
      <div className={styles.more}>
        {nightsOf(stay) > 0 && <ShareStay stay={stay} terms={terms} />}
        <strong>{t("booking.message.label")}</strong>
        <MessageLinks stay={stay} terms={terms} path={window.location.pathname} />
      </div>
    </div>
  );
}
