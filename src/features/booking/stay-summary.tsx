/** What the panel says about the chosen stay: its price, or why it is not possible; and to screen readers, what the guest has changed. */
import type { Text } from "../../lib/i18n/keys";
import { useText } from "../../lib/i18n/use-text";
import type { Language } from "../../settings/languages";
import { useLanguage } from "../../lib/i18n/use-language";
import type { Stay } from "../../lib/booking/engine";
import { nightsOf, useStayCheck } from "./stay";
import { stayPrice, stayTotal } from "./booking-terms";
import { daysAndNights } from "./suggestion-texts";
import * as styles from "./stay-summary.module.css";
import type { StayPrice } from "../../lib/booking/price";
import { lineText, moneyOf } from "./stay-message";
import { Button } from "../../components/ui/button";
import { type StayDays, type StayObstacle, type StayRules, nearestStays } from "../../lib/booking/availability";
import type { Day } from "../../lib/booking/days";
import type { Refusal } from "./calendar/calendar-days";
import { dayRange, fullDay, obstacleText, withNumbersKept } from "./stay-texts";

interface StaySummaryProps {
  readonly stay: Stay;
  readonly terms: Queries.BookingTermsFragment;
}

/**
 * Until both days are chosen, shows only the direct discount, if there is one. Then it shows the stay and its price. If the owner
 * gives no rates for a night of the stay, the price is only the fees and the direct discount; if the stay is not possible, no
 * price is shown.
 */
export function StaySummary({ stay, terms }: StaySummaryProps) {
  const t = useText();
  const language = useLanguage();
  const check = useStayCheck();
  const nights = nightsOf(stay);
  const price = nights > 0 ? stayPrice(stay, terms, check) : null;
  const isDiscountListed = price?.lines.some(({ kind }) => kind === "nights");
  const isImpossible = price !== null && check?.obstacle(stay);
  return (
    <dl className={styles.summary}>
      {price && (
        <>
          <div>
            <dt>{dayRange(stay.arrival, stay.departure, language)}</dt>
            <dd>{t("common.nights", { count: nights })}</dd>
          </div>
          <PriceLines price={price} />
        </>
      )}
      {terms.directDiscount > 0 && !isDiscountListed && !isImpossible && (
        <div>
          <dt>{t("booking.direct.short")}</dt>
          <dd>{t("booking.direct.value")}</dd>
        </div>
      )}
    </dl>
  );
}

/**
 * The lines of a price, each with its calculation, and the total if it is known, as rows of a description list. The total names the part that is
 * paid at the house, if there is one.
 */
function PriceLines({ price }: { readonly price: StayPrice }) {
  const t = useText();
  const money = moneyOf(price, useLanguage());
  const { lines, total, atHouse } = price;
  return (
    <>
      {lines.map((line, index) => (
        <div key={index}>
          <dt>{withNumbersKept(lineText(t, money, line))}</dt>
          <dd>{money(line.amount)}</dd>
        </div>
      ))}
      {total !== null && (
        <div className={styles.total}>
          <dt>
            {t("booking.price.total")}{" "}
            <small>
              {atHouse > 0
                ? t("booking.price.totalNote", { amount: money(atHouse) })
                : t("booking.price.totalIncludes")}
            </small>
          </dt>
          <dd>{money(total)}</dd>
        </div>
      )}
    </>
  );
}

interface StayRefusalProps extends StaySummaryProps {
  readonly refusal: Refusal;
  /** A rule that would forbid the stay even if its nights were free; null if there is none. */
  readonly rule: StayObstacle | null;
  readonly rules: StayRules;
  readonly today: Day;
  readonly onChoose: (stay: StayDays) => void;
}

/** Explains why the requested stay is not possible, and offers the nearest stays that are, with their total if it is known. */
export function StayRefusal({ stay, terms, refusal, rule, rules, today, onChoose }: StayRefusalProps) {
  const { wanted, obstacle, isLengthOpen } = refusal;
  const t = useText();
  const language = useLanguage();
  const check = useStayCheck();
  const noneFound = isLengthOpen ? "booking.nearest.noneOpen" : "booking.nearest.none";
  const nearest = nearestStays(wanted, rules, today, isLengthOpen);
  const reasons = [obstacle, rule].flatMap((reason) => (reason === null ? [] : [obstacleText(t, reason, language)]));
  return (
    <div className={styles.refusal}>
      <p className={styles.reason} role="alert">
        {reasons.join(" ")}
      </p>
      <p>{t(nearest.length === 0 ? noneFound : "booking.nearest.label")}</p>
      <ul>
        {nearest.map((days) => (
          <li key={days.arrival + days.departure}>
            <Button variant="line" small onClick={() => onChoose(days)}>
              {daysAndNights(days, t, language, stayTotal({ ...stay, ...days }, terms, check, language))}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the guest changed last. */
export type PanelChange = "days" | "guests";

interface Chosen {
  readonly changed: PanelChange;
  readonly stay: Stay;
  /** The price of the whole stay, formatted; null if it is not known. */
  readonly total: string | null;
}

/** The chosen days. After the arrival alone also what to choose next, because the calendar looks the same for both days. */
const daysText = (t: Text, language: Language, { arrival, departure }: Stay): string => {
  if (arrival === "") return "";
  const day = fullDay(arrival, language);
  if (departure === "") return t("booking.calendar.arrivalChosen", { day });
  return t("booking.calendar.selectedRange", { arrival: day, departure: fullDay(departure, language) });
};

/**
 * What screen readers hear after a choice: the change and the resulting price as sentences. Empty after the days were cleared: the
 * focus then moves to a day, which is announced.
 */
export const panelAnnouncement = (t: Text, language: Language, { changed, stay, total }: Chosen): string =>
  [
    changed === "guests" ? t("common.guests", { count: stay.guests }) : daysText(t, language, stay),
    total === null ? "" : t("booking.price.allForNights", { total, count: nightsOf(stay) }),
  ]
    .filter((text) => text !== "")
    .join(". ");
