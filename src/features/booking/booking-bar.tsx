import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { fieldsAttribute, nativeFields } from "../../settings/interface";
import { Button } from "../../components/ui/button";
import { NewTabNote } from "../../components/ui/new-tab-note";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./booking-bar.module.css";
import { BookingFinePrint } from "./booking-fine-print";
import { BookingForm, useBookingForm, useStayProblem } from "./booking-form";
import { emptyStay } from "../../lib/booking/kept-stay";
import { type StayEnd, nextEnd } from "./stay";
import { BookingCell, DayField, GuestsField } from "./stay-fields";
import { faultText, stayDay } from "./stay-texts";
import { SuiteField } from "./suite-choice";

type OpenAt = StayEnd | "guests";

interface BookingBarProps {
  readonly terms: Queries.BookingTermsFragment;
  /** `hero`: at the bottom of the home picture; with scripts it is hidden on phones, which have the dock. `band`: inside a page. */
  readonly placement: "hero" | "band";
}

/** Minimum width of the bar for two months side by side, in CSS pixels. */
const twoMonths = 640;

interface Opened {
  readonly at: OpenAt;
  /** Incremented by each press on a cell. It is the panel's key, so a press while the panel is open resets its state. */
  readonly count: number;
  readonly months: 1 | 2;
}

/**
 * Form that sends arrival, departure and guests to the booking engine; in a house with several suites it also has a field
 * for the suite. Without scripts, or if the panel cannot be loaded, it has native fields; otherwise its cells open the
 * panel.
 */
export function BookingBar({ terms: given, placement }: BookingBarProps) {
  const t = useText();
  const language = useLanguage();
  const bar = useRef<HTMLDivElement>(null);
  const { terms, stay, today, check, Panel, failed, load, engine, fault, submit } = useBookingForm(given, bar);
  const [open, setOpen] = useState<Opened | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const faultId = `booking-fault-${placement}`;

  const openAt = (at: OpenAt) => {
    load();
    const months = (bar.current?.clientWidth ?? 0) < twoMonths ? 1 : 2;
    setOpen((before) => ({ at, count: (before?.count ?? 0) + 1, months }));
  };
  const close = (returnFocus: boolean) => {
    if (returnFocus && open !== null)
      bar.current?.querySelector<HTMLElement>(`[data-cell="${open.at}"] button`)?.focus();
    setOpen(null);
  };
  const isOpen = open !== null && Panel !== null && today !== "";
  // Shown at once; `fault` only after submitting. Without `check` while the panel is open, because the panel shows the result.
  const problem = useStayProblem(stay, today, isOpen ? null : check);

  useEffect(() => {
    if (!isOpen) return;
    panel.current?.scrollIntoView({ block: "nearest" });
    if (open.at === "guests")
      panel.current?.querySelector<HTMLElement>("[role=group] button:not([aria-disabled=true])")?.focus();
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) setOpen(null);
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [isOpen, open]);

  const onSubmit = (event: FormEvent) => {
    const found = submit(event);
    if (found === null) setOpen(null);
    else openAt(found.at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || open === null) return;
    event.stopPropagation();
    close(true);
  };
  const cell = (part: OpenAt, label: string, value: string, field: ReactNode) => (
    <div className={styles.place} data-cell={part}>
      <BookingCell
        part={part}
        label={label}
        value={value}
        isOpen={isOpen && open.at === part}
        describedBy={fault?.at === part ? faultId : undefined}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => openAt(part)}
      />
      {field}
    </div>
  );
  const day = (end: StayEnd, label: string) =>
    cell(end, label, stayDay(stay[end], language), <DayField names={engine.names} end={end} today={today} />);
  return (
    // Escape closes the panel.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={bar}
      className={[styles.bar, styles[placement]].join(" ")}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) setOpen(null);
      }}
      data-app="stay"
      data-booking-bar
    >
      <BookingForm
        engine={engine}
        today={today}
        aria-label={t("booking.bar.label")}
        {...{ [fieldsAttribute]: failed ? nativeFields : undefined }}
        onSubmit={onSubmit}
      >
        <div className={styles.row}>
          <SuiteField look={placement} />
          {day("arrival", t("booking.arrival.label"))}
          {day("departure", t("booking.departure.label"))}
          {cell(
            "guests",
            t("booking.guests.label"),
            t("common.guests", { count: stay.guests }),
            <GuestsField names={engine.names} maxGuests={terms.maxGuests} />,
          )}
          <div className={styles.action}>
            <Button variant="filled" type="submit">
              {t("booking.submit")}
              <NewTabNote />
            </Button>
          </div>
        </div>
        <p className={styles.fault} id={faultId} role="alert">
          {fault !== null && !(isOpen && fault.obstacle !== undefined) && faultText(t, fault, language)}
        </p>
        <BookingFinePrint
          stay={today === "" ? emptyStay : stay}
          terms={terms}
          today={today}
          problem={fault === null ? problem : ""}
        />
      </BookingForm>
      {/* Outside the form: the panel contains a form, and forms must not be nested. */}
      {isOpen && (
        // A click between the buttons, in Safari also a click on a button, focuses the nearest focusable ancestor: with `tabIndex` that is
        // the panel, so that the focus stays inside.
        <div ref={panel} className={styles.panel} role="dialog" aria-label={t("booking.bar.title")} tabIndex={-1}>
          <Panel
            key={open.count}
            terms={terms}
            today={today}
            end={open.at === "guests" ? nextEnd(stay) : open.at}
            onEnd={(at) => setOpen({ ...open, at })}
            months={open.months}
            focusDay={open.at !== "guests"}
          >
            <Button variant="text" onClick={() => close(true)}>
              {t("common.close")}
            </Button>
          </Panel>
        </div>
      )}
    </div>
  );
}
