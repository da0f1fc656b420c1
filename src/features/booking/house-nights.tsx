import { graphql } from "gatsby";
import { useState } from "react";
import { useSite } from "../../components/layout/site-context";
import { Disclosure } from "../../components/ui/disclosure";
import { Note } from "../../components/ui/paragraphs";
import { NewTabNote } from "../../components/ui/new-tab-note";
import { dayIn } from "../../lib/booking/days";
import { engineAddress } from "../../lib/booking/engine";
import { formatDate } from "../../lib/format";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import type { ShownNights } from "./availability-store";
import { daysAndNights, gapOfferText } from "./suggestion-texts";
import * as styles from "./house-nights.module.css";

interface HouseNightsProps {
  /** The taken nights and the offers of the page's suite at build time. */
  readonly nights: Queries.HouseNightsFragment;
  readonly terms: Queries.BookingTermsFragment;
}

/**
 * Two lists in the built page, readable without scripts: the taken nights of the next three months, and offers of free nights between two
 * stays. The second is left out if there were no such offers at build time. With scripts, opening a list updates both. The lists are closed
 * at first, so that an offer that has ended causes no layout shift. Renders nothing if the calendars had not been read before the build.
 */
export function HouseNights({ nights, terms }: HouseNightsProps) {
  const t = useText();
  const language = useLanguage();
  const site = useSite();
  const [renewed, setRenewed] = useState<ShownNights | null>(null);
  const { checkedAt, isStale, taken, offers } = renewed ?? nights;
  if (nights.checkedAt === null || checkedAt === null) return null;
  const renew = (isOpen: boolean) => {
    if (!isOpen) return;
    void import("./availability-store")
      .then(({ renewedNights }) => renewedNights({ checkedAt, isStale, taken, offers }, terms.rates, site.own))
      .then(setRenewed)
      .catch(() => undefined);
  };
  const { timeZone } = site.hours;
  const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone });
  const moment = `${formatDate(dayIn(timeZone, new Date(checkedAt)), language)}, ${time.format(new Date(checkedAt))}`;
  const readNote = <Note>{t(isStale ? "booking.nights.stale" : "booking.nights.readEarlier", { moment })}</Note>;
  const currentOffers = isStale ? [] : offers;
  const guests = Math.min(terms.guestsIncluded, terms.maxGuests);
  const percent = terms.rates?.gaps.discount ?? 0;
  return (
    <div className={styles.nights} data-no-print>
      <Disclosure summary={t("booking.list.title")} onToggle={renew}>
        {!isStale &&
          (taken.length === 0 ? (
            <p>{t("booking.list.none")}</p>
          ) : (
            <ul>
              {taken.map(({ from, to }) => (
                <li key={from}>{daysAndNights({ arrival: from, departure: to }, t, language)}</li>
              ))}
            </ul>
          ))}
        {readNote}
      </Disclosure>
      {nights.offers.length > 0 && (
        <Disclosure
          summary={percent > 0 ? t("booking.offers.discounted", { percent }) : t("booking.offers.title")}
          onToggle={renew}
        >
          {currentOffers.length === 0 ? (
            <p>{t("booking.offers.none")}</p>
          ) : (
            <ul>
              {currentOffers.map((offer) => {
                const { stay, minimum } = gapOfferText(offer, guests, terms, t, language);
                const { arrival, departure } = offer;
                return (
                  <li key={arrival}>
                    <a
                      href={engineAddress(site.pageEngine, { arrival, departure, guests })}
                      target="_blank"
                      rel="noopener"
                    >
                      {stay}
                      <NewTabNote />
                    </a>
                    {minimum !== null && <small>{minimum}</small>}
                  </li>
                );
              })}
            </ul>
          )}
          {readNote}
          {currentOffers.length > 0 && <Note>{t("booking.price.estimate")}</Note>}
        </Disclosure>
      )}
    </div>
  );
}

export const houseNights = graphql`
  fragment HouseNights on HouseNights {
    checkedAt
    isStale
    taken {
      from
      to
    }
    offers {
      arrival
      departure
      liftedMinimum
    }
  }
`;
