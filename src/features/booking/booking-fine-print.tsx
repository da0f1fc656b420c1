import { useSite } from "../../components/layout/site-context";
import { formatMoney } from "../../lib/format/money";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./booking-fine-print.module.css";
import type { Stay } from "../../lib/booking/engine";
import { nightsOf, thirdGuestTotal } from "./stay";
import { useStayCheck } from "./stay-check";
import { stayTotal } from "./stay-total";

interface BookingFinePrintProps {
  readonly stay: Stay;
  readonly terms: Queries.BookingTermsFragment;
}

/**
 * What the bar says of the price: the total of the chosen stay; where that is not known the direct benefit, the third guest, and where the
 * price stands. And the number under which the stay is let, which has to be seen wherever it is offered.
 */
export function BookingFinePrint({ stay, terms }: BookingFinePrintProps) {
  const t = useText();
  const language = useLanguage();
  const { propertyRegistry } = useSite().legal;
  const thirdGuest = thirdGuestTotal(stay, terms);
  const total = stayTotal(stay, terms, useStayCheck(), language);
  return (
    <p className={styles.finePrint}>
      {total !== null ? (
        <>
          <strong>{t("booking.price.allForNights", { total, count: nightsOf(stay) })}</strong>
          <span>{t("booking.price.estimate")}</span>
        </>
      ) : (
        <>
          <strong>{t("booking.direct.note")}</strong>
          <span>
            {thirdGuest === 0
              ? t("booking.thirdGuest.note")
              : t("booking.thirdGuest.total", {
                  total: formatMoney(thirdGuest, terms.currency, language),
                  count: nightsOf(stay),
                })}
          </span>
          <span>{t("booking.price.note")}</span>
        </>
      )}
      <span>
        {propertyRegistry.shortLabel} {propertyRegistry.value}
      </span>
    </p>
  );
}
