import { graphql } from "gatsby";
import { formatDate } from "../../lib/format";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./guest-quote.module.css";
import { guestName } from "./rating-summary";

interface GuestQuoteProps {
  readonly quote: Queries.GuestQuoteFragment;
  readonly className?: string;
}

/** A quotation with the guest it is from; marked if it is translated or a sample. Needs the namespace `reviews`. */
export function GuestQuote({ quote: { words, translated, review }, className }: GuestQuoteProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <figure className={[styles.quote, className].filter(Boolean).join(" ")} data-no-search>
      <blockquote>
        <p>
          <q lang={translated ? undefined : review.originalLanguage}>{words}</q>
        </p>
      </blockquote>
      <figcaption>
        <strong>{guestName(t, review)}</strong>
        {review.nights !== null && <div>{t("reviews.stayedFor", { count: review.nights })}</div>}
        <div>{t("reviews.reviewedOn", { date: formatDate(review.date, language) })}</div>
        {translated && <div>{t("reviews.translated", { language: review.originalLanguageName })}</div>}
        {review.sample && <div>{t("reviews.sampleMark")}</div>}
      </figcaption>
    </figure>
  );
}

export const guestQuote = graphql`
  fragment GuestQuote on GuestQuote {
    words
    translated
    review {
      slug
      sample
      initial
      country
      date
      nights
      originalLanguage
      originalLanguageName
    }
  }
`;
