import { graphql } from "gatsby";
import { CheckIcon } from "../../components/ui/icon";
import { formatDate } from "../../lib/format/date";
import { formatScore } from "../../lib/format/score";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { guestName } from "./guest-name";
import * as styles from "./review-entry.module.css";
import { ReviewWords } from "./review-words";

interface ReviewEntryProps {
  readonly review: Queries.ReviewEntryFragment;
  /** The best score of the page: a score of another scale says its own. */
  readonly scale: number;
}

/** One review: who stayed and for how long, what they wrote, what we answered, and their score (decisions §8). */
export function ReviewEntry({ review, scale }: ReviewEntryProps) {
  const t = useText();
  const language = useLanguage();
  const { slug, nights, date, verified, source, sample, response } = review;
  const score = formatScore(review.score, language);
  return (
    <article className={styles.review} id={slug} aria-labelledby={`${slug}-guest`}>
      <div className={styles.who}>
        <h3 id={`${slug}-guest`}>{guestName(t, review)}</h3>
        <ul>
          {nights !== null && <li>{t("reviews.stayedFor", { count: nights })}</li>}
          <li>
            <time dateTime={date}>{t("reviews.reviewedOn", { date: formatDate(date, language) })}</time>
          </li>
          <li>{t("reviews.source", { source })}</li>
        </ul>
        {verified && (
          <p className={styles.verified}>
            <CheckIcon />
            {t("reviews.verified")}
          </p>
        )}
        {sample && <p className={styles.sample}>{t("reviews.sampleMark")}</p>}
      </div>
      <div className={styles.words}>
        <ReviewWords review={review} />
        {response !== null && (
          <div className={styles.answer}>
            <h4>{t("reviews.response")}</h4>
            <p lang={response.language ?? undefined}>{response.text}</p>
          </div>
        )}
      </div>
      <p className={styles.score}>
        <span aria-hidden="true">
          {score}
          {review.scale !== scale && <small>/{review.scale}</small>}
        </span>
        <span className="visually-hidden">{t("reviews.outOf", { score, max: review.scale })}</span>
      </p>
    </article>
  );
}

export const reviewEntry = graphql`
  fragment ReviewEntry on Review {
    slug
    sample
    initial
    country
    date
    nights
    score
    scale
    comparableScore
    verified
    source
    originalLanguage
    originalLanguageName
    title
    original
    positive
    negative
    translation
    response {
      text
      language
    }
  }
`;
