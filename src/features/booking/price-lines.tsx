import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import type { StayPrice } from "../../lib/booking/price";
import { lineText, moneyOf } from "./price-texts";
import * as styles from "./stay-summary.module.css";

interface PriceLinesProps {
  readonly price: StayPrice;
}

/** The lines of a price, each with its calculation, and the total, as rows of a description list. */
export function PriceLines({ price }: PriceLinesProps) {
  const t = useText();
  const money = moneyOf(price, useLanguage());
  const { lines, total, atHouse } = price;
  return (
    <>
      {lines.map((line, index) => (
        <div key={index}>
          <dt>{lineText(t, money, line)}</dt>
          <dd>{money(line.amount)}</dd>
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
