import { formatMoney } from "../../lib/format/money";
import type { TextKey } from "../../lib/i18n/keys";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import type { LineKind, PriceLine, StayPrice } from "../../lib/booking/price";
import * as styles from "./stay-summary.module.css";

const texts: Record<LineKind, TextKey> = {
  nights: "booking.price.nights",
  lengthDiscount: "booking.price.lengthDiscount",
  gapDiscount: "booking.price.gapDiscount",
  directDiscount: "booking.price.directDiscount",
  thirdGuest: "booking.price.thirdGuest",
  climateFee: "booking.price.climateFee",
};

interface PriceLinesProps {
  readonly price: StayPrice;
}

/** The lines of a price, each with what it is made of, and the total: rows of a description list. */
export function PriceLines({ price: { lines, total, currency, atHouse } }: PriceLinesProps) {
  const t = useText();
  const language = useLanguage();
  const money = (amount: number): string => formatMoney(amount / 100, currency, language);
  const label = ({ kind, nights = 0, each = 0, season = "", isWeekend = false, percent = 0 }: PriceLine): string =>
    t(isWeekend ? "booking.price.weekendNights" : texts[kind], { count: nights, each: money(each), season, percent });
  return (
    <>
      {lines.map((line, index) => (
        <div key={index}>
          <dt>{label(line)}</dt>
          <dd>{money(line.amount).replace("-", "−")}</dd>
        </div>
      ))}
      {total !== null && (
        <div className={styles.total}>
          <dt>
            {t("booking.price.total")}
            <small>{t("booking.price.totalNote", { amount: money(atHouse) })}</small>
          </dt>
          <dd>{money(total)}</dd>
        </div>
      )}
    </>
  );
}
