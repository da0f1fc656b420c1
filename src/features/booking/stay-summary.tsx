import { formatMoney } from "../../lib/format/money";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { dayRange } from "./calendar/day-names";
import type { Stay } from "../../lib/booking/engine";
import { nightsOf, thirdGuestTotal } from "./stay";
import * as styles from "./stay-summary.module.css";

interface StaySummaryProps {
  readonly stay: Stay;
  readonly terms: Queries.BookingTermsFragment;
}

/** What is known of the chosen stay's price, and only that: nights, the third guest, the discount. */
export function StaySummary({ stay, terms }: StaySummaryProps) {
  const t = useText();
  const language = useLanguage();
  const nights = nightsOf(stay);
  const thirdGuest = thirdGuestTotal(stay, terms);
  return (
    <dl className={styles.summary}>
      {nights > 0 && (
        <div>
          <dt>{dayRange(stay.arrival, stay.departure, language)}</dt>
          <dd>{t("common.nights", { count: nights })}</dd>
        </div>
      )}
      {thirdGuest > 0 && (
        <div>
          <dt>{t("booking.thirdGuest.note")}</dt>
          <dd>{formatMoney(thirdGuest, terms.currency, language)}</dd>
        </div>
      )}
      <div>
        <dt>{t("booking.direct.short")}</dt>
        <dd>{t("booking.direct.value")}</dd>
      </div>
    </dl>
  );
}
