import { type FormEvent, useEffect, useRef, useState } from "react";
import { fieldsAttribute, nativeFields } from "../../settings/interface";
import { BookNow } from "../../components/layout/book-link";
import { useSite } from "../../components/layout/site-context";
import { Button } from "../../components/ui/button";
import { Dialog } from "../../components/ui/dialog";
import { ChevronIcon, CloseIcon } from "../../components/ui/icon";
import { NewTabNote } from "../../components/ui/new-tab-note";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./booking-dock.module.css";
import { type StayEnd, nextEnd } from "./stay";
import { EngineNote, StayTermsLine } from "./booking-fine-print";
import { BookingForm, useBookingForm, useStayProblem } from "./booking-form";
import { DayField, GuestsField } from "./stay-fields";
import { faultText, stayAttribute, stayDates } from "./stay-texts";
import { stayTotal } from "./booking-terms";
import { SuiteField, SuiteName } from "./suite-choice";

const sheetId = "booking-sheet";
const titleId = `${sheetId}-title`;
const faultId = `${sheetId}-fault`;
const formId = `${sheetId}-form`;

/** The booking bar of phones: a dock at the bottom edge of the window that opens a sheet. Must be the last element of the page's content. */
export function BookingDock({ terms: given }: { readonly terms: Queries.BookingTermsFragment }) {
  const t = useText();
  const language = useLanguage();
  const dock = useRef<HTMLElement>(null);
  const { terms, stay, today, check, Panel, failed, load, engine, fault, submit } = useBookingForm(given, dock);
  const sheet = useRef<HTMLDialogElement>(null);
  const [end, setEnd] = useState<StayEnd>("arrival");
  // `problem` is shown in the dock at once; `fault` is shown in the sheet, once its form has been submitted.
  const problem = useStayProblem(stay, today, check);
  const total = today === "" ? null : stayTotal(stay, terms, check, language);
  const benefit = total === null ? t("booking.direct.dock") : t("booking.price.all", { total });
  const { propertyRegistry } = useSite().legal;
  const isReady = Panel !== null && today !== "";

  // The sheet may have been opened before React has hydrated the page: by the browser, if it supports `command`, or by the start script.
  useEffect(() => {
    if (sheet.current?.open === true) load();
  }, [load]);

  // The sheet itself is opened by the browser, or by the start script if the browser does not support `command`.
  const prepare = () => {
    load();
    setEnd(nextEnd(stay));
  };
  const onSubmit = (event: FormEvent) => {
    const found = submit(event);
    if (found === null) sheet.current?.close();
    else if (found.at !== "guests") setEnd(found.at);
  };
  return (
    <>
      <aside ref={dock} className={styles.dock} aria-label={t("booking.bar.label")} data-booking-dock>
        <p className={styles.problem} role="status" {...{ [stayAttribute]: "problem" }}>
          {problem}
        </p>
        <button
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          command="show-modal"
          commandfor={sheetId}
          data-dialog-open={sheetId}
          data-app="press"
          onPointerEnter={load}
          onFocus={load}
          onClick={prepare}
        >
          <span className={styles.dates}>
            <span {...{ [stayAttribute]: "dates" }}>{stayDates(stay, language) || t("booking.calendar.open")}</span>
            <ChevronIcon />
          </span>
          <span className={styles.guests}>
            <SuiteName />
            <span {...{ [stayAttribute]: "guests" }}>{t("common.guests", { count: stay.guests })}</span>
            {benefit !== "" && <span className={total === null ? styles.benefit : undefined}>{` · ${benefit}`}</span>}
          </span>
        </button>
        <BookNow>{t("booking.dock.submit")}</BookNow>
        {total !== null && <EngineNote className={styles.engine} />}
      </aside>
      <Dialog ref={sheet} id={sheetId} className={styles.sheet} aria-labelledby={titleId}>
        <div className={styles.head}>
          <h2 id={titleId}>{t("booking.bar.title")}</h2>
          <form method="dialog">
            <Button variant="icon" type="submit" aria-label={t("common.close")}>
              <CloseIcon />
            </Button>
          </form>
        </div>
        <div className={styles.stay} {...{ [fieldsAttribute]: failed ? nativeFields : undefined }}>
          <div className={styles.body}>
            <SuiteField look="field" form={formId} />
            {/* Contains only the fields: the panel contains a form, and forms must not be nested. */}
            <BookingForm
              engine={engine}
              today={today}
              id={formId}
              className={styles.fields}
              aria-labelledby={titleId}
              onSubmit={onSubmit}
            >
              <DayField names={engine.names} end="arrival" today={today} />
              <DayField names={engine.names} end="departure" today={today} />
              <GuestsField names={engine.names} maxGuests={terms.maxGuests} />
            </BookingForm>
            <div className={styles.panel} aria-busy={!isReady || undefined}>
              {isReady ? (
                <Panel terms={terms} today={today} end={end} onEnd={setEnd} months={1} focusDay={false} />
              ) : (
                <p className="visually-hidden">{t("booking.calendar.loading")}</p>
              )}
            </div>
          </div>
          <div className={styles.foot}>
            <p className={styles.fault} id={faultId} role="alert">
              {fault !== null && faultText(t, fault, language)}
            </p>
            <div className={styles.small}>
              <EngineNote className={styles.terms} />
              <StayTermsLine className={styles.terms} />
              {propertyRegistry !== null && (
                <p translate="no">
                  {propertyRegistry.shortLabel} {propertyRegistry.value}
                </p>
              )}
            </div>
            {total !== null && <strong>{benefit}</strong>}
            <Button variant="filled" type="submit" form={formId} aria-describedby={faultId}>
              {t("booking.submit")}
              <NewTabNote />
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
