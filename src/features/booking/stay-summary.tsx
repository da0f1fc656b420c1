import { useText } from "../../lib/i18n/use-text";
import { useLanguage } from "../../lib/i18n/use-language";
import type { Stay } from "../../lib/booking/engine";
import { dayRange } from "./calendar/day-names";
import { PriceLines } from "./price-lines";
import { nightsOf } from "./stay";
import { useStayCheck } from "./stay-check";
import { stayPrice } from "./stay-total";
import * as styles from "./stay-summary.module.css";

interface StaySummaryProps {
  readonly stay: Stay;
  readonly terms: Queries.BookingTermsFragment;
}

/** The chosen stay and its price, which is incomplete if the owner gives no rates. Without a stay, only the direct discount. */
export function StaySummary({ stay, terms }: StaySummaryProps) {
  const t = useText();
  const language = useLanguage();
  const check = useStayCheck();
  const nights = nightsOf(stay);
  return (
    <dl className={styles.summary}>
      {nights > 0 && (
        <>
          <div>
            <dt>{dayRange(stay.arrival, stay.departure, language)}</dt>
            <dd>{t("common.nights", { count: nights })}</dd>
          </div>
          <PriceLines price={stayPrice(stay, terms, check)} />
        </>
      )}
      {terms.directDiscount > 0 && (nights === 0 || terms.rates === null) && (
        <div>
          <dt>{t("booking.direct.short")}</dt>
          <dd>{t("booking.direct.value")}</dd>
        </div>
      )}
    </dl>
  );
}
