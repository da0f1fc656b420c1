import { useMemo } from "react";
import { Button } from "../../components/ui/button";
import type { StayDays, StayRules } from "../../lib/booking/availability";
import { cheapestStay } from "../../lib/booking/cheapest-stay";
import { type Day, nightsBetween } from "../../lib/booking/days";
import { formatMoney } from "../../lib/format/money";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { termsOfPrice } from "./booking-terms";
import { dayRange } from "./calendar/day-names";
import * as styles from "./stay-refusal.module.css";

interface FirstPriceProps {
  readonly guests: number;
  readonly terms: Queries.BookingTermsFragment;
  readonly rules: StayRules;
  readonly today: Day;
  readonly onChoose: (stay: StayDays) => void;
}

/** Days ahead in which the lowest price is searched; the text on the page says three months. */
const daysAhead = 90;

/** Shown before any day is chosen: a button with the lowest total and its dates, which chooses that stay. Never a “from” price. */
export function FirstPrice({ guests, terms, rules, today, onChoose }: FirstPriceProps) {
  const t = useText();
  const language = useLanguage();
  const found = useMemo(
    () => cheapestStay(guests, termsOfPrice(terms), rules, today, daysAhead),
    [guests, terms, rules, today],
  );
  if (found === null) return null;
  const { arrival, departure, total } = found;
  return (
    <div className={styles.refusal}>
      <p>{t("booking.price.lowest")}</p>
      <Button variant="line" small onClick={() => onChoose({ arrival, departure })}>
        {dayRange(arrival, departure, language)}
        {" · "}
        {t("common.nights", { count: nightsBetween(arrival, departure) })}
        {" · "}
        {t("booking.price.all", { total: formatMoney(total / 100, terms.rates?.currency ?? terms.currency, language) })}
      </Button>
    </div>
  );
}
