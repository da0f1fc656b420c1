import { formatMoney } from "../../lib/format/money";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./booking-fine-print.module.css";
import type { Stay } from "../../lib/booking/engine";
import { nightsOf, thirdGuestTotal } from "./stay";

interface BookingFinePrintProps {
  readonly stay: Stay;
  readonly terms: Queries.BookingTermsFragment;
}

/** What the bar says of the price: the direct benefit, the third guest for the chosen stay, and where the price itself stands. */
export function BookingFinePrint({ stay, terms }: BookingFinePrintProps) {
  const t = useText();
  const language = useLanguage();
  const total = thirdGuestTotal(stay, terms);
  return (
    <p className={styles.finePrint}>
      <strong>{t("booking.direct.note")}</strong>
      <span>
        {total === 0
          ? t("booking.thirdGuest.note")
          : t("booking.thirdGuest.total", {
              total: formatMoney(total, terms.currency, language),
              count: nightsOf(stay),
            })}
      </span>
      <span>{t("booking.price.note")}</span>
    </p>
  );
}
