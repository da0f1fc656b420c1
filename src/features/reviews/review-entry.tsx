import { graphql } from "gatsby";
import { CheckIcon } from "../../components/ui/icon";
import { formatDate } from "../../lib/format";
import { formatScore, guestName } from "./rating-summary";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./review-entry.module.css";

interface ReviewEntryProps {
  readonly review: Queries.ReviewEntryFragment;
  /** The maximum score that the page names. A score with another maximum shows that maximum after it. */
  readonly scale: number;
}

/** One review: who stayed and for how long, what they wrote, our response, and their score. */
export function ReviewEntry({ review, scale }: ReviewEntryProps) {
  const t = useText();
  const language = useLanguage();
  const { slug, nights, date, verified, source, sample, response } = review;
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
        {formatScore(review.score, language)}
        {review.scale !== scale && <small data-scale={review.scale} />}
        <span className="visually-hidden"> {t("reviews.ofScale", { max: review.scale })}</span>
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

interface ReviewWordsProps {
  readonly review: Queries.ReviewEntryFragment;
}

/**
 * What the guest wrote, in the guest's language. If there is a translation, it is shown and marked, with a switch to
 * the original that works without scripts. Needs the namespace `reviews`.
 */
function ReviewWords({ review }: ReviewWordsProps) {
  const t = useText();
  const { originalLanguageName, translation } = review;
  if (translation === null) return <Original review={review} />;
  return (
    <>
      <details className={styles.original}>
        <summary>
          <span>{t("reviews.translated", { language: originalLanguageName })}</span>{" "}
          <span className={styles.toggle}>
            <span className={styles.forth}>{t("reviews.showOriginal")}</span>{" "}
            <span className={styles.back}>{t("reviews.showTranslation")}</span>
          </span>
        </summary>
        <Original review={review} />
      </details>
      <blockquote className={styles.translation}>
        <p>{translation}</p>
      </blockquote>
    </>
  );
}

/** The guest's own text: a title, and one text, or two under the headings “liked” and “disliked”. */
function Original({ review: { title, original, positive, negative, originalLanguage } }: ReviewWordsProps) {
  const t = useText();
  return (
    <>
      {title !== null && (
        <p className={styles.title} lang={originalLanguage}>
          {title}
        </p>
      )}
      {original !== null && (
        <blockquote lang={originalLanguage}>
          <p>{original}</p>
        </blockquote>
      )}
      {positive !== null && (
        <>
          <h4 className={styles.part}>{t("reviews.liked")}</h4>
          <blockquote lang={originalLanguage}>
            <p>{positive}</p>
          </blockquote>
        </>
      )}
      {negative !== null && (
        <>
          <h4 className={styles.part}>{t("reviews.disliked")}</h4>
          <blockquote lang={originalLanguage}>
            <p>{negative}</p>
          </blockquote>
        </>
      )}
    </>
  );
}
