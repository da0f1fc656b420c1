/** The stays that the panel suggests: the cheapest one, and free nights between two stays. */
import { useMemo } from "react";
import { type StayDays, type StayRules, hasGapDiscount, stayObstacle } from "../../lib/booking/availability";
import { type Day, addDays } from "../../lib/booking/days";
import { type StayTerms, priceOf } from "../../lib/booking/price";
import { longestGap, minimumNights } from "../../lib/booking/rates";
import { Button } from "../../components/ui/button";
import { formatMoney } from "../../lib/format";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { termsOfPrice } from "./booking-terms";
import { daysAndNights, gapOfferText, liftedMinimumText } from "./suggestion-texts";
import { type GapOffer, gapOffers, liftedMinimum } from "../../lib/booking/offered-nights";
import * as styles from "./stay-summary.module.css";

interface CheapestStay extends GapOffer {
  /** Total price in cents. */
  readonly total: number;
}

/**
 * The available stay with the lowest total among those that start within `days` days and are no longer than the minimum or the longest gap,
 * whose discount can make it cheaper than a shorter stay; the earliest if several cost the same. Null if the availability or the rates are
 * unknown, or if there is no such stay with a price.
 */
export const cheapestStay = (
  guests: number,
  terms: StayTerms,
  rules: StayRules,
  today: Day,
  days: number,
): CheapestStay | null => {
  if (rules.availability === null || rules.rates === null) return null;
  let cheapest: CheapestStay | null = null;
  for (let ahead = 0; ahead < days; ahead += 1) {
    const arrival = addDays(today, ahead);
    const longest = Math.max(minimumNights(rules.rates, arrival), longestGap);
    for (let nights = 1; nights <= longest; nights += 1) {
      const stay = { arrival, departure: addDays(arrival, nights) };
      if (stay.departure > rules.availability.horizon || stayObstacle(stay, rules, today) !== null) continue;
      const { total } = priceOf({ ...stay, guests }, terms, rules.rates, hasGapDiscount(stay, rules, today));
      if (total !== null && total < (cheapest?.total ?? Infinity))
        cheapest = { ...stay, liftedMinimum: liftedMinimum(stay, rules.rates), total };
    }
  }
  return cheapest;
};

interface LowestPriceProps {
  readonly guests: number;
  readonly terms: Queries.BookingTermsFragment;
  readonly rules: StayRules;
  readonly today: Day;
  readonly onChoose: (stay: StayDays) => void;
}

/** Days ahead in which the lowest price is searched; the text on the page says three months. */
const daysAhead = 90;

/**
 * Shown before any day is chosen: a button with the lowest total and its dates, which chooses that stay. The price is that of this stay,
 * not a “from” price. If the stay is below the minimum stay, the text says that the minimum does not apply.
 */
export function LowestPrice({ guests, terms, rules, today, onChoose }: LowestPriceProps) {
  const t = useText();
  const language = useLanguage();
  const found = useMemo(
    () => cheapestStay(guests, termsOfPrice(terms), rules, today, daysAhead),
    [guests, terms, rules, today],
  );
  if (found === null) return null;
  const { arrival, departure, total } = found;
  const minimum = liftedMinimumText(found.liftedMinimum, t);
  const currency = terms.rates?.currency ?? terms.currency;
  return (
    <div className={styles.refusal}>
      <p>{t("booking.price.lowest")}</p>
      <Button variant="line" small onClick={() => onChoose({ arrival, departure })}>
        {daysAndNights(found, t, language, formatMoney(total / 100, currency, language))}
      </Button>
      {minimum !== null && <small>{minimum}</small>}
    </div>
  );
}

interface GapOffersProps {
  readonly rules: StayRules;
  readonly terms: Queries.BookingTermsFragment;
  readonly guests: number;
  readonly today: Day;
  readonly onChoose: (stay: StayDays) => void;
}

/** Offers of free nights between two stays, from the current availability. Placed after calendar and price, so that these do not move. */
export function GapOffers({ rules, terms, guests, today, onChoose }: GapOffersProps) {
  const t = useText();
  const language = useLanguage();
  const offers = gapOffers(rules, today);
  if (offers.length === 0) return null;
  const percent = terms.rates?.gaps.discount ?? 0;
  return (
    <section className={styles.offers} aria-label={t("booking.offers.title")}>
      <p>{percent > 0 ? t("booking.offers.discounted", { percent }) : t("booking.offers.title")}</p>
      <ul>
        {offers.map((offer) => {
          const { stay, minimum } = gapOfferText(offer, guests, terms, t, language);
          return (
            <li key={offer.arrival}>
              <Button
                variant="line"
                small
                onClick={() => onChoose({ arrival: offer.arrival, departure: offer.departure })}
              >
                {stay}
              </Button>
              {minimum !== null && <small>{minimum}</small>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
