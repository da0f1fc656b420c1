import { graphql } from "gatsby";
import { OnwardLink } from "../../components/ui/button";
import { Grid, MarginNote, Note, Section } from "../../components/ui/section";
import { formatDate } from "../../lib/format/date";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { guestName, RatingBars, Score } from "../reviews/rating-summary";
import * as styles from "./guest-words.module.css";

interface GuestWordsProps {
  readonly section: Queries.HomeGuestsFragment;
  readonly quote: Queries.HomeQuoteFragment;
  readonly summary: Queries.RatingSummaryFragment;
}

/** The words of one guest (marked when they are a sample), and the ratings of all guests. */
export function GuestWords({ section, quote, summary }: GuestWordsProps) {
  const t = useText();
  const language = useLanguage();
  const { words, review } = quote;
  const isForeign = review.originalLanguage !== language;
  const isTranslated = isForeign && review.translation !== null;
  return (
    <Section sunk className={styles.guests} aria-labelledby="guests-title">
      <Grid>
        <div className={styles.note}>
          <MarginNote id="guests-title">{section.title}</MarginNote>
        </div>
        <figure className={styles.quote}>
          <blockquote>
            <p>
              <q lang={isForeign && !isTranslated ? review.originalLanguage : undefined}>{words}</q>
            </p>
          </blockquote>
          <figcaption>
            <strong>{guestName(t, review)}</strong>
            {review.nights !== null && <span>{t("reviews.stayedFor", { count: review.nights })}</span>}
            <span>{t("reviews.reviewedOn", { date: formatDate(review.date, language) })}</span>
            {isTranslated && <span>{t("reviews.translated", { language: review.originalLanguageName })}</span>}
            {review.sample && <span>{t("reviews.sampleMark")}</span>}
          </figcaption>
        </figure>
        <div className={styles.side}>
          <Score summary={summary} />
          <RatingBars summary={summary} />
          <Note>{section.intro}</Note>
          <OnwardLink to="/reviews">{section.action ?? ""}</OnwardLink>
        </div>
      </Grid>
    </Section>
  );
}

export const homeGuests = graphql`
  fragment HomeGuests on HomeSection {
    title
    intro
    action
  }
  fragment HomeQuote on GuestQuote {
    words
    review {
      sample
      initial
      country
      date
      nights
      originalLanguage
      originalLanguageName
      translation
    }
  }
`;
