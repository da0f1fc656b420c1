/** What the panel says about the chosen stay: its price, or why it is not possible. */
import { useText } from "../../lib/i18n/use-text";
import { useLanguage } from "../../lib/i18n/use-language";
import type { Stay } from "../../lib/booking/engine";
import { dayRange } from "./calendar/day-names";
import { nightsOf, useStayCheck, obstacleTexts } from "./stay";
import { stayPrice } from "./booking-terms";
import * as styles from "./stay-summary.module.css";
import type { StayPrice } from "../../lib/booking/price";
import { lineText, moneyOf } from "./price-texts";
import { Button } from "../../components/ui/button";
import { type StayDays, type StayObstacle, type StayRules, nearestStays } from "../../lib/booking/availability";
import { type Day, nightsBetween } from "../../lib/booking/days";
import type { Refusal } from "./calendar/day-marks";
import { obstacleValues } from "./stay-texts";

interface StaySummaryProps {
  readonly stay: Stay;
  readonly terms: Queries.BookingTermsFragment;
}

/**
 * Until both days are chosen, shows only the direct discount, if there is one. Then it shows the stay and its price: only the fees if the
 * owner gives no rates for the stay. If the owner gives no rates at all, it also shows the direct discount.
 */
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

interface PriceLinesProps {
  readonly price: StayPrice;
}

/** The lines of a price, each with its calculation, and the total if it is known, as rows of a description list. */
function PriceLines({ price }: PriceLinesProps) {
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

interface StayRefusalProps {
  readonly refusal: Refusal;
  /** A rule that would forbid the stay even if its nights were free; null if there is none. */
  readonly rule: StayObstacle | null;
  readonly rules: StayRules;
  readonly today: Day;
  readonly onChoose: (stay: StayDays) => void;
}

/** Explains why the requested stay is not possible, and offers the nearest stays that are. */
export function StayRefusal({ refusal: { wanted, obstacle }, rule, rules, today, onChoose }: StayRefusalProps) {
  const t = useText();
  const language = useLanguage();
  const stays = nearestStays(wanted, rules, today);
  const reasons = [obstacle, rule].flatMap((reason) =>
    reason === null ? [] : [t(obstacleTexts[reason.kind], obstacleValues(reason, language))],
  );
  return (
    <div className={styles.refusal}>
      <p className={styles.reason} role="alert">
        {reasons.join(" ")}
      </p>
      <p>{t(stays.length === 0 ? "booking.nearest.none" : "booking.nearest.label")}</p>
      <ul>
        {stays.map((stay) => (
          <li key={stay.arrival + stay.departure}>
            <Button variant="line" small onClick={() => onChoose(stay)}>
              {dayRange(stay.arrival, stay.departure, language)}
              {" · "}
              {t("common.nights", { count: nightsBetween(stay.arrival, stay.departure) })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
