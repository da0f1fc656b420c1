/** The panel of the booking bar and the booking dock; a separate chunk, which `use-panel.ts` loads. */
import { type ReactNode, memo, useMemo, useRef, useState } from "react";
import { useSite } from "../../components/layout/site-context";
import { Button } from "../../components/ui/button";
import { Note } from "../../components/ui/paragraphs";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./booking-panel.module.css";
import { ArrivalToday } from "./arrival-today";
import { refreshAvailability, rulesOf, useKnownNights } from "./availability-store";
import { Calendar } from "./calendar/calendar";
import { type Refusal, refusalOf } from "./calendar/calendar-days";
import { dayRange } from "./stay-texts";
import { type StayDays, ruleObstacle } from "../../lib/booking/availability";
import type { Day } from "../../lib/booking/days";
import { areInForce } from "../../lib/booking/rates";
import { FreeNightsForm } from "../free-nights/free-nights-form";
import { LowestPrice, GapOffers } from "./suggested-stays";
import { GuestStepper } from "./guest-stepper";
import { MessageLinks } from "./message-links";
import { NightsNote } from "./nights-note";
import { type StayEnd, nightsOf, priceNote, useStayCheck } from "./stay";
import { useStay } from "../../components/layout/use-stay";
import { changeStay, setStay } from "../../lib/booking/stay-store";
import { ShareStay } from "./share-stay";
import { type PanelChange, StayRefusal, StaySummary, panelAnnouncement } from "./stay-summary";
import * as summary from "./stay-summary.module.css";
import { awaitsNights, stayTotal } from "./booking-terms";

export interface BookingPanelProps {
  readonly terms: Queries.BookingTermsFragment;
  /** Today's date in the house's time zone. */
  readonly today: Day;
  /** Whether the next choice sets the arrival or the departure. */
  readonly end: StayEnd;
  readonly onEnd: (end: StayEnd) => void;
  readonly months: 1 | 2;
  /** Whether a day takes the focus when the panel appears. */
  readonly focusDay: boolean;
  /** Content beside the button that clears the days, for example a close button. */
  readonly children?: ReactNode;
}

const refresh = (): void => void refreshAvailability();

/**
 * Calendar, number of guests and price. Every choice that is not refused is saved at once as the stay of this tab. `memo`, because the dock
 * is often rendered again with the same props for the panel.
 */
export const BookingPanel = memo(function BookingPanel({
  terms,
  today,
  end,
  onEnd,
  months,
  focusDay,
  children,
}: BookingPanelProps) {
  const t = useText();
  const language = useLanguage();
  const stay = useStay();
  const panel = useRef<HTMLDivElement>(null);
  const [changed, setChanged] = useState<PanelChange | null>(null);
  const {
    suite,
    bookingEngine: { maxNights },
  } = useSite();
  const nights = useKnownNights(suite?.slug);
  const rules = useMemo(() => rulesOf(nights, { rates: terms.rates, maxNights }), [nights, terms.rates, maxNights]);
  const [refused, setRefused] = useState<(Refusal & { readonly suite: string | undefined }) | null>(null);
  // A refusal is shown only for the suite for which the days were refused.
  const refusal = (refused?.suite === suite?.slug ? refused : null) ?? refusalOf(stay, rules, today);
  const isTaken = refusal?.obstacle.kind === "taken";
  const rule = isTaken ? ruleObstacle(refusal.wanted, rules, today) : null;
  /** Incremented whenever a suggested stay is chosen; as the calendar's key it makes the calendar show that stay and take the focus. */
  const [suggestionsChosen, setSuggestionsChosen] = useState(0);
  const chooseSuggestion = (days: StayDays) => {
    setRefused(null);
    setChanged("days");
    changeStay(days);
    onEnd("departure");
    setSuggestionsChosen(suggestionsChosen + 1);
  };
  const changeGuests = (guests: number) => {
    setChanged("guests");
    changeStay({ guests });
  };
  const clear = () => {
    setRefused(null);
    setChanged("days");
    changeStay({ arrival: "", departure: "" });
    onEnd("arrival");
    // The pressed button disappears, so the focus moves to the calendar.
    panel.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  };
  const check = useStayCheck();
  const total = stayTotal(stay, terms, check, language);
  const isUnsettled = refusal !== null || awaitsNights(stay, terms, check);
  return (
    // Refreshes the availability when a guest returns to a calendar that has been open for a while.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={panel} className={styles.panel} onFocus={refresh} onPointerEnter={refresh}>
      <div className={styles.main}>
        <Calendar
          key={suggestionsChosen}
          stay={stay}
          end={end}
          today={today}
          months={months}
          rules={rules}
          takesFocus={focusDay || suggestionsChosen > 0}
          onChoose={({ stay: chosen, refusal: found }) => {
            setRefused(found && { ...found, suite: suite?.slug });
            if (found !== null) return;
            setChanged("days");
            setStay(chosen);
            // With both days chosen, a later day moves the departure, and an earlier one starts a new stay.
            onEnd("departure");
          }}
        />
        <NightsNote {...nights} stay={stay} rules={rules} today={today} end={end} />
      </div>
      <div className={styles.side}>
        {/* Announces only changes made in this panel, not the stay that it opens with. */}
        <p className="visually-hidden" role="status">
          {changed !== null && panelAnnouncement(t, language, { changed, stay, total })}
        </p>
        {refusal !== null && (
          <StayRefusal
            stay={stay}
            terms={terms}
            refusal={refusal}
            rule={rule}
            rules={rules}
            today={today}
            onChoose={chooseSuggestion}
          />
        )}
        {isTaken && rule === null && (
          <div className={summary.apart}>
            <FreeNightsForm
              key={refusal.wanted.arrival + refusal.wanted.departure + (suite?.slug ?? "")}
              stay={refusal.wanted}
              suite={suite?.slug}
              days={dayRange(refusal.wanted.arrival, refusal.wanted.departure, language)}
            />
          </div>
        )}
        {refusal === null && stay.arrival === "" && (
          <LowestPrice guests={stay.guests} terms={terms} rules={rules} today={today} onChoose={chooseSuggestion} />
        )}
        <GuestStepper guests={stay.guests} maxGuests={terms.maxGuests} onChange={changeGuests} />
        <StaySummary stay={stay} terms={terms} />
        {stay.arrival === today && refusal === null && <ArrivalToday onlineCheckInBy={terms.onlineCheckInBy} />}
        <Note>{t(priceNote(stay, total, isUnsettled, areInForce(terms.rates, today)))}</Note>
        <div className={styles.foot}>
          {stay.arrival !== "" && (
            <Button variant="text" onClick={clear}>
              {t("booking.calendar.clear")}
            </Button>
          )}
          {children}
        </div>
      </div>
      <GapOffers rules={rules} terms={terms} guests={stay.guests} today={today} onChoose={chooseSuggestion} />
      <div className={styles.more}>
        {nightsOf(stay) > 0 && <ShareStay stay={stay} terms={terms} />}
        <strong>{t("booking.message.label")}</strong>
        <MessageLinks stay={stay} terms={terms} path={window.location.pathname} />
      </div>
    </div>
  );
});
