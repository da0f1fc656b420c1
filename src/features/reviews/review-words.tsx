import { useText } from "../../lib/i18n/use-text";
import * as styles from "./review-entry.module.css";

type Words = Pick<
  Queries.ReviewEntryFragment,
  "title" | "original" | "positive" | "negative" | "originalLanguage" | "originalLanguageName" | "translation"
>;

interface ReviewWordsProps {
  readonly review: Words;
}

/**
 * What the guest wrote, in the guest's language; where we have translated it, our words with their mark, and a switch to
 * the original that needs no script. Needs the namespace `reviews`.
 */
export function ReviewWords({ review }: ReviewWordsProps) {
  const t = useText();
  const { originalLanguageName, translation } = review;
  if (translation === null) return <Original review={review} />;
  return (
    <>
      <details className={styles.original}>
        <summary>
          <span>{t("reviews.translated", { language: originalLanguageName })}</span>
          <span className={styles.toggle}>
            <span className={styles.forth}>{t("reviews.showOriginal")}</span>
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

/** The guest's own words: a title, and one text or two, each under what was asked for. */
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
