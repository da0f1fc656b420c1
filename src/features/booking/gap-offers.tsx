import { Button } from "../../components/ui/button";
import type { StayDays, StayRules } from "../../lib/booking/availability";
import type { Day } from "../../lib/booking/days";
import { gapOffers } from "../../lib/booking/gap-offers";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { gapOfferText } from "./gap-offer-text";
import * as styles from "./gap-offers.module.css";

interface GapOffersProps {
  readonly rules: StayRules;
  readonly terms: Queries.BookingTermsFragment;
  readonly guests: number;
  readonly today: Day;
  readonly onChoose: (stay: StayDays) => void;
}

/** Offers of free nights between two stays, from the current availability. Last in the panel, so that nothing shifts when it appears. */
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
              <Button variant="line" small onClick={() => onChoose(offer)}>
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
