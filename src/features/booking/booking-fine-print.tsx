import { Fragment } from "react";
import { LocalLink } from "../../components/ui/local-link";
import { useSite } from "../../components/layout/site-context";
import type { MaybeDay } from "../../lib/booking/days";
import { thirdGuestTotal } from "../../lib/booking/price";
import { areInForce } from "../../lib/booking/rates";
import { formatMoney } from "../../lib/format";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./booking-fine-print.module.css";
import type { Stay } from "../../lib/booking/engine";
import { awaitsNights, termsOfPrice, stayTotal } from "./booking-terms";
import { nightsOf, priceNote, useStayCheck } from "./stay";
import { stayNoteAttribute } from "../../lib/booking/book-now-attributes";
import { stayAttribute } from "./stay-texts";

interface BookingFinePrintProps {
  readonly stay: Stay;
  readonly terms: Queries.BookingTermsFragment;
  readonly today: MaybeDay;
  /** Error message for the stay (`useStayProblem`), shown in place of the usual text; empty if there is none. */
  readonly problem: string;
}

/**
 * The text below the fields of the bar: the total of the chosen stay or, if the total is not known, the direct discount, the charge for a
 * third guest, and where to find the price. Then `EngineNote` and `StayTermsLine`. If the property has a registration number, the number is
 * shown as well, as it must be wherever a stay is offered.
 */
export function BookingFinePrint({ stay, terms, today, problem }: BookingFinePrintProps) {
  const t = useText();
  const language = useLanguage();
  const { propertyRegistry } = useSite().legal;
  const priceTerms = termsOfPrice(terms);
  const furtherGuests = stay.guests - priceTerms.guestsIncluded;
  const guestCharge = thirdGuestTotal(stay.guests, nightsOf(stay), priceTerms);
  const check = useStayCheck();
  const total = stayTotal(stay, terms, check, language);
  const isUnsettled = awaitsNights(stay, terms, check) || Boolean(check?.obstacle(stay));
  const note = priceNote(stay, total, isUnsettled, areInForce(terms.rates, today));
  const noteText = t(note);
  const discountText = t("booking.direct.note");
  const guestText =
    terms.maxGuests > terms.guestsIncluded &&
    (guestCharge === 0
      ? t("booking.thirdGuest.note")
      : t(furtherGuests > 1 ? "booking.furtherGuests.total" : "booking.thirdGuest.total", {
          total: formatMoney(guestCharge / 100, terms.currency, language),
          count: nightsOf(stay),
          guests: furtherGuests,
        }));
  return (
    <div className={styles.finePrint}>
      <p className={styles.note} {...{ [stayNoteAttribute]: "" }}>
        <span className={styles.price}>
          <span className={styles.problem} role="status" {...{ [stayAttribute]: "problem" }}>
            {problem}
          </span>
          {/* The keys force a remount: changing the text in place would count as a layout shift. */}
          {total !== null ? (
            <Fragment key="total">
              <strong>{t("booking.price.allForNights", { total, count: nightsOf(stay) })}</strong>{" "}
              <span className={styles.usual}>{noteText}</span>
            </Fragment>
          ) : (
            <Fragment key={note}>
              {discountText !== "" && <strong className={styles.usual}>{discountText}</strong>}{" "}
              {guestText && <span className={styles.usual}>{guestText}</span>}{" "}
              <span className={styles.usual}>{noteText}</span>
            </Fragment>
          )}
        </span>{" "}
        {propertyRegistry !== null && (
          <span translate="no">
            {propertyRegistry.shortLabel} {propertyRegistry.value}
          </span>
        )}
      </p>
      <EngineNote className={styles.terms} />
      <StayTermsLine className={styles.terms} />
    </div>
  );
}

/** What guests must enter at the engine themselves to get the price shown here: the discount code, the number of guests. */
export function EngineNote({ className }: { readonly className?: string }) {
  const t = useText();
  const notes = [t("booking.direct.code"), t("booking.there.guests")].filter(Boolean);
  return notes.length === 0 ? null : (
    <p className={className} data-engine-note>
      <strong>{notes.join(" ")}</strong>
    </p>
  );
}

/** The terms of cancellation and payment in short, near the submit button, with a link to all rental conditions. */
export function StayTermsLine({ className }: { readonly className?: string }) {
  const t = useText();
  return (
    <p className={className} data-stay-terms>
      <span>{t("booking.terms.cancellation")}</span> <span>{t("booking.terms.payment")}</span>{" "}
      <LocalLink to="/rental-conditions">{t("booking.terms.all")}</LocalLink>
    </p>
  );
}
