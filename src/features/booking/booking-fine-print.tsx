import { Fragment } from "react";
import { LocalLink } from "../../components/ui/local-link";
import { useSite } from "../../components/layout/site-context";
import { thirdGuestTotal } from "../../lib/booking/price";
import { formatMoney } from "../../lib/format/money";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./booking-fine-print.module.css";
import type { Stay } from "../../lib/booking/engine";
import { termsOfPrice } from "./booking-terms";
import { nightsOf } from "./stay";
import { stayNoteAttribute } from "../../lib/booking/book-now-attributes";
import { useStayCheck } from "./stay-check";
import { stayAttribute } from "./stay-texts";
import { stayTotal } from "./stay-total";

interface BookingFinePrintProps {
  readonly stay: Stay;
  readonly terms: Queries.BookingTermsFragment;
  /** What is wrong with the stay, as a sentence; empty where nothing is. It takes the place of what is usually said. */
  readonly problem: string;
}

/**
 * What the bar says of the price: the total of the chosen stay; where that is not known the direct benefit, the third guest, and where the
 * price stands. And the number under which the stay is let, which has to be seen wherever it is offered.
 */
export function BookingFinePrint({ stay, terms, problem }: BookingFinePrintProps) {
  const t = useText();
  const language = useLanguage();
  const { propertyRegistry } = useSite().legal;
  const thirdGuest = thirdGuestTotal(stay.guests, nightsOf(stay), termsOfPrice(terms));
  const total = stayTotal(stay, terms, useStayCheck(), language);
  const direct = t("booking.direct.note");
  const guest =
    thirdGuest === 0
      ? t("booking.thirdGuest.note")
      : t("booking.thirdGuest.total", {
          total: formatMoney(thirdGuest / 100, terms.currency, language),
          count: nightsOf(stay),
        });
  return (
    <div className={styles.finePrint}>
      <p className={styles.note} {...{ [stayNoteAttribute]: "" }}>
        <span className={styles.price}>
          <span className={styles.problem} role="status" {...{ [stayAttribute]: "problem" }}>
            {problem}
          </span>
          {/* With keys, one is put in the place of the other: a text that is changed where it is would count as moved. */}
          {total !== null ? (
            <Fragment key="total">
              <strong>{t("booking.price.allForNights", { total, count: nightsOf(stay) })}</strong>
              <span className={styles.usual}>{t("booking.price.estimate")}</span>
            </Fragment>
          ) : (
            <Fragment key="usual">
              {direct !== "" && <strong className={styles.usual}>{direct}</strong>}
              {guest !== "" && <span className={styles.usual}>{guest}</span>}
              <span className={styles.usual}>{t("booking.price.note")}</span>
            </Fragment>
          )}
        </span>
        {propertyRegistry !== null && (
          <span>
            {propertyRegistry.shortLabel} {propertyRegistry.value}
          </span>
        )}
      </p>
      <EngineNote className={styles.terms} />
      <StayTermsLine className={styles.terms} />
    </div>
  );
}

interface EngineNoteProps {
  readonly className?: string;
}

/** What the engine's address does not carry, so that the price there is the one said here: the code of the discount, the number of guests. */
export function EngineNote({ className }: EngineNoteProps) {
  const t = useText();
  const notes = [t("booking.direct.code"), t("booking.there.guests")].filter(Boolean);
  return notes.length === 0 ? null : (
    <p className={className} data-engine-note>
      <strong>{notes.join(" ")}</strong>
    </p>
  );
}

interface StayTermsLineProps {
  readonly className?: string;
}

/** How a stay is cancelled and paid, in one line beside Book Now, and the way to all conditions. */
export function StayTermsLine({ className }: StayTermsLineProps) {
  const t = useText();
  return (
    <p className={className} data-stay-terms>
      <span>{t("booking.terms.cancellation")}</span>
      <span>{t("booking.terms.payment")}</span>
      <LocalLink to="/rental-conditions">{t("booking.terms.all")}</LocalLink>
    </p>
  );
}
